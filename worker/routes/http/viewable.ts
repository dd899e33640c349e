/**
 * Every reading of the trainee's area, and whether the trainer may have it as that trainee sees it. What is not
 * shown is for its owner: how an account is secured, what wakes its phones, and everything of it as one file.
 * Each writes nothing; `tests/worker/http/view-as.test.ts` calls them, and refuses a route that is not decided here.
 */
export const viewable: Readonly<Record<string, "shown" | "owner">> = {
  "/api/trainee/absences": "shown",
  "/api/trainee/account-deletion": "shown",
  "/api/trainee/contact": "shown",
  "/api/trainee/conversation": "shown",
  "/api/trainee/conversation/search": "shown",
  "/api/trainee/email-change": "owner",
  "/api/trainee/exercise-library": "shown",
  "/api/trainee/exercise-month": "shown",
  "/api/trainee/exercise-week": "shown",
  "/api/trainee/exercises/:exerciseId/history": "shown",
  "/api/trainee/foods": "shown",
  "/api/trainee/home": "shown",
  "/api/trainee/meal-week": "shown",
  "/api/trainee/meals": "shown",
  "/api/trainee/meals-at-hand": "shown",
  "/api/trainee/measurements": "shown",
  "/api/trainee/my-data": "owner",
  "/api/trainee/notes": "shown",
  "/api/trainee/notifications": "shown",
  "/api/trainee/payments": "shown",
  "/api/trainee/payments/:id/settlement": "shown",
  "/api/trainee/performance-week": "shown",
  "/api/trainee/plans": "shown",
  "/api/trainee/profile": "shown",
  "/api/trainee/push": "owner",
  "/api/trainee/security": "owner",
  "/api/trainee/shopping-week": "shown",
  "/api/trainee/steps": "shown",
  "/api/trainee/steps-link": "shown",
  "/api/trainee/weight": "shown",
};
