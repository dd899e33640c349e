/** How the person stands, in the order of a visit. */
export const photoPoses = ["front", "side", "back"] as const;
export type PhotoPose = (typeof photoPoses)[number];

/**
 * What a person agrees to, one by one: the coach sees the photos, they may be shown to others without the face, they may
 * be published, they go into the archive of the business.
 */
export const photoPurposes = ["coach", "faceless", "public", "archive"] as const;
export type PhotoPurpose = (typeof photoPurposes)[number];

/** The ids of photos, by pose. */
export type PosedPhotos = { readonly [Pose in PhotoPose]?: string | undefined };

/** Years. */
export const adultAge = 18;

/** Maximum bytes of a photo, and pixels of its longer side; phones send less. */
export const progressPhotoSize = { bytes: 2 * 1024 * 1024, side: 1600 } as const;

/** Maximum photos of a pose a day, and of all poses that arrive in a day. */
export const progressPhotoCounts = { ofPose: 3, inDay: 9, asked: 12, page: 60 } as const;

/** Life of an address in seconds. */
export const progressTicketSeconds = 600;

/** Openings within this time are one view. */
export const oneViewMs = 5 * 60_000;

/** Time after which a photo that no check-in has is erased. */
export const unsentPhotoMs = 7 * 86_400_000;

/** Why a person has no photos; null if they may. */
export function photoRefusal(age: number | null): "under_18" | "age_unknown" | null {
  if (age === null) return "age_unknown";
  return age < adultAge ? "under_18" : null;
}

/**
 * Whether a form asks a person for photos: an adult who did not refuse. Asked is not agreed.
 * @param refusedAt when the coach's consent was refused or withdrawn; null if it stands or nothing was decided
 */
export const isAskedForPhotos = (age: number | null, refusedAt: number | null): boolean =>
  photoRefusal(age) === null && refusedAt === null;
