import { useState } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { TextField } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { SideSheet } from "../ui/side-sheet.tsx";
import { toast } from "../ui/toast.tsx";
import { say } from "./samples.ts";
import { Line, Section } from "./section.tsx";

export function Actions() {
  return (
    <>
      <Section title={say("الأزرار", "Buttons")}>
        <Line>
          <Button>{say("أرسل وزني!", "Send my weight")}</Button>
          <Button variant="secondary">{say("تحديث وزني!", "Update")}</Button>
          <Button variant="ghost">{say("تخطٍّ", "Skip")}</Button>
          <Button variant="danger">
            <Icon name="trash" />
            {say("حذف المتدرب", "Delete trainee")}
          </Button>
        </Line>
        <Line>
          <Button pending pendingLabel={say("جاري تسجيل الدخول...", "Signing in…")} />
          <Button variant="secondary" pending>
            {say("حفظ", "Save")}
          </Button>
          <Button disabled>{say("معطّل", "Disabled")}</Button>
          <LinkButton href="#top" variant="secondary">
            {say("رابط", "A link")}
          </LinkButton>
          <IconButton label={say("بحث", "Search")}>
            <Icon name="search" />
          </IconButton>
          <IconButton label={say("تعديل", "Edit")} disabled>
            <Icon name="edit" />
          </IconButton>
        </Line>
        <Button size="lg">{say("تسجيل الدخول!", "Sign in")}</Button>
      </Section>
      <Overlays />
    </>
  );
}

type Open = "md" | "lg" | "full" | "confirm" | "side" | undefined;

function Overlays() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const sized = open === "md" || open === "lg" || open === "full" ? open : undefined;
  return (
    <Section title={say("ما يطفو", "What floats")}>
      <Line>
        {(["md", "lg", "full", "confirm", "side"] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)} data-open={kind}>
            {kind}
          </Button>
        ))}
        <Menu
          trigger={
            <IconButton label={say("المزيد", "More")}>
              <Icon name="dots" />
            </IconButton>
          }
          header={<p className="font-medium">{say("سلمى الخطيب", "Salma Khatib")}</p>}
          items={[
            { label: say("تعديل البيانات", "Edit data"), icon: <Icon name="edit" /> },
            { label: say("محادثة", "Chat"), icon: <Icon name="chat" /> },
            { label: say("غير متاح", "Unavailable"), icon: <Icon name="lock" />, disabled: true },
            "separator",
            { label: say("حذف", "Delete"), icon: <Icon name="trash" />, danger: true },
          ]}
        />
      </Line>
      <Line>
        <Button
          variant="ghost"
          onClick={() =>
            toast({ kind: "success", text: say("تم إرسال الوزن بنجاح!", "Your weight is sent!") })
          }
        >
          {say("نجاح", "Success")}
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            toast({ kind: "error", text: say("حدث خطأ أثناء إرسال الوزن", "Could not send") })
          }
        >
          {say("خطأ", "Error")}
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            toast({
              text: say("حُذفت الملاحظة", "Note deleted"),
              action: { label: say("تراجع", "Undo"), onAction: () => undefined },
            })
          }
        >
          {say("مع تراجع", "With undo")}
        </Button>
      </Line>
      <Dialog
        open={sized !== undefined}
        size={sized}
        onClose={close}
        title={say("تحديث الوزن", "Update weight")}
        description={say("يُحفظ بتاريخ اليوم.", "Saved under today's date.")}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {say("إلغاء", "Cancel")}
            </Button>
            <Button onClick={close}>{say("حفظ", "Save")}</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <NumberField
            label={say("الوزن", "Weight")}
            name="weight"
            unit={say("كغ", "kg")}
            min={30}
            max={200}
            step={0.1}
            defaultValue={78.5}
            stepper
          />
          <TextField label={say("ملاحظة", "Note")} name="note" />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title={say("حذف المتدرب؟", "Delete the trainee?")}
        text={say(
          "تُحذف أوزانه ومحادثته وملفاته، ولا رجوع عن ذلك.",
          "Weights, chat and files go too.",
        )}
        confirmLabel={say("حذف", "Delete")}
        danger
        onConfirm={close}
        onClose={close}
      />
      <SideSheet open={open === "side"} onClose={close} title={say("القائمة", "Menu")}>
        <ul>
          {(["home", "dumbbell", "bowl", "scale", "steps"] as const).map((name) => (
            <li key={name} className="flex min-h-12 items-center gap-3 rounded-md px-3">
              <Icon name={name} className="text-lg text-muted" />
              {say("بند في القائمة", "An item")}
            </li>
          ))}
        </ul>
      </SideSheet>
    </Section>
  );
}
