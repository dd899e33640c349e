/** Requests the address under which a file plays for an hour. */
export type GetTicket = (videoId: string) => Promise<{ url: string }>;
