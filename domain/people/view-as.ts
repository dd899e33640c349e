/** Names the trainee as whom the trainer looks at that trainee's own screens; nothing is changed under it. */
export const viewAsHeader = "x-view-as";
