import { paths } from "../../../domain/paths.ts";

/** The trainee's past stands at the profile's address, because each further address is in the home's first script. */
export const pastParam = "past";
export const ownPastAddress = `${paths.trainee.profile}?${pastParam}=1`;
