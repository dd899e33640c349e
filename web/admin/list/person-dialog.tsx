import { Dialog, type DialogProps } from "../../ui/dialog.tsx";
import { MessageLink } from "./message-link.tsx";

type PersonDialogProps = Omit<DialogProps, "open" | "description" | "action"> & {
  trainee: { id: string; name: string };
};

/** A dialog about a trainee, with a link to their conversation. */
export const PersonDialog = ({ trainee, ...dialog }: PersonDialogProps) => (
  <Dialog open description={trainee.name} action={<MessageLink person={trainee} />} {...dialog} />
);
