/** Names the trainee whose screens the trainer views; requests with it change nothing. */
export const viewAsHeader = "x-view-as";
