import { useEffect, useState } from "react";
import { paths } from "../paths.ts";

/** The door that this visitor came from: the trainer's if they came from there, else the trainees'. */
export function useSignInPath(): string {
  const [path, setPath] = useState<string>(paths.trainee.signIn);
  useEffect(() => {
    const { referrer } = document;
    if (referrer && new URL(referrer).pathname === paths.trainerSignIn)
      setPath(paths.trainerSignIn);
  }, []);
  return path;
}
