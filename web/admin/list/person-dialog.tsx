import { Dialog, type DialogProps } from "../../ui/dialog.tsx";
import { MessageLink } from "./message-link.tsx";

type PersonDialogProps = Omit<DialogProps, "open" | "description" | "action"> & {
  trainee: { id: string; name: string };
};

/** What is looked at of one trainee, with the way to their conversation. */
export const PersonDialog = ({ trainee, ...dialog }: PersonDialogProps) => (
  <Dialog open description={trainee.name} action={<MessageLink person={trainee} />} {...dialog} />
);
