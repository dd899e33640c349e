/** The accounts of every seeded database; their passwords are public and for local use only. */
export const sampleAccounts = [
  {
    role: "trainer",
    name: "ميران نصّار",
    email: "trainer@miran.example",
    password: "Miran@2026",
  },
  /** With a history in every table, and the current week half done. */
  {
    role: "trainee",
    name: "ليان الخطيب",
    email: "layan@miran.example",
    password: "Layan@2026",
  },
  /** Just registered: only the weight of the registration is recorded. */
  {
    role: "trainee",
    name: "آدم حمدان",
    email: "adam@miran.example",
    password: "Adam@2026",
  },
] as const satisfies readonly SampleAccount[];

interface SampleAccount {
  role: "trainer" | "trainee";
  name: string;
  email: string;
  password: string;
}

const [trainer, withHistory, newcomer] = sampleAccounts;

export const sampleTrainer = trainer;
export const sampleTrainee = withHistory;
export const sampleNewcomer = newcomer;

/** The password of every other trainee. */
export const bulkPassword = "Trainee@2026";
