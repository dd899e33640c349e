import { parseNumber } from "../../domain/numerals.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { TextField } from "../ui/field.tsx";
import { type FieldErrors, useForm } from "../ui/form.ts";
import { NumberField } from "../ui/number-field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { SelectField } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { toast } from "../ui/toast.tsx";
import { bloodTypes, goals, say } from "./samples.ts";
import { Section } from "./section.tsx";

function read(data: FormData) {
  const errors: FieldErrors = {};
  const height = parseNumber(String(data.get("height")));
  if (!String(data.get("email")).includes("@")) {
    errors.email = say("يرجى إدخال البريد الإلكتروني", "Enter your e-mail");
  }
  if (height === undefined || height < 100 || height > 250) {
    errors.height = say("الطول بين 100 و250 سم", "Height is 100 to 250 cm");
  }
  if (data.getAll("goals").length === 0) {
    errors.goals = say("يرجى اختيار هدف واحد على الأقل", "Choose at least one goal");
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: { height } };
}

async function submit() {
  await new Promise((done) => setTimeout(done, 900));
  toast({ kind: "success", text: say("تم تسجيل المتدرب بنجاح", "Registered") });
  return { ok: false as const, message: say("البريد الإلكتروني مسجل مسبقاً", "Email is taken") };
}

export function Forms() {
  const { formProps, pending, errors, failure } = useForm({ read, submit });
  return (
    <>
      <Section title={say("نموذج", "A form")}>
        <form {...formProps} className="grid gap-4">
          {failure && <Banner kind="error">{failure}</Banner>}
          <TextField
            label={say("الاسم", "Name")}
            name="name"
            autoComplete="name"
            defaultValue={say("سلمى الخطيب", "Salma Khatib")}
          />
          <TextField
            label={say("البريد الإلكتروني", "Email")}
            name="email"
            type="email"
            autoComplete="email"
            error={errors.email}
            placeholder="name@example.com"
          />
          <PasswordField
            label={say("كلمة المرور", "Password")}
            name="password"
            autoComplete="new-password"
            hint={say("8 أحرف على الأقل", "At least 8 characters")}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={say("الطول", "Height")}
              name="height"
              unit={say("سم", "cm")}
              min={100}
              max={250}
              defaultValue={1700}
              error={errors.height}
            />
            <SelectField
              label={say("فصيلة الدم", "Blood type")}
              name="blood"
              options={bloodTypes}
              defaultValue="A+"
            />
          </div>
          <ChoiceChips
            label={say("الأهداف", "Goals")}
            name="goals"
            options={goals()}
            multiple
            error={errors.goals}
          />
          <ChoiceChips
            label={say("الجنس", "Sex")}
            name="gender"
            options={[
              { value: "male", label: say("ذكر", "Male") },
              { value: "female", label: say("أنثى", "Female") },
            ]}
            defaultValue={["female"]}
          />
          <Checkbox label={say("تذكرني", "Remember me")} name="remember" defaultChecked />
          <Button type="submit" size="lg" pending={pending}>
            {say("تسجيل", "Register")}
          </Button>
        </form>
      </Section>
      <Section title={say("حالات الحقول", "Field states")}>
        <TextField
          label={say("رقم الهاتف", "Phone")}
          name="phone"
          type="tel"
          defaultValue="+970 599 123 456"
          error={say("رقم الهاتف غير صالح", "Not a phone number")}
        />
        <TextField label={say("معطّل", "Disabled")} name="off" disabled defaultValue="…" />
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
        <SearchField label={say("ابحث عن طعام", "Search foods")} value="" onSearch={() => {}} />
        <TextArea label={say("ملاحظاتي", "My notes")} name="notes" rows={3} />
        <Switch label={say("إشعارات الرسائل", "Messages")} name="messages" defaultChecked />
        <Switch
          label={say("ساعات الهدوء", "Quiet hours")}
          hint={say("من العاشرة مساءً إلى السابعة صباحاً", "22:00 to 07:00")}
          name="quiet"
        />
        <Switch label={say("غير متاح", "Unavailable")} name="none" disabled />
        <Banner kind="success">{say("تم حفظ التغييرات بنجاح", "Saved")}</Banner>
        <Banner
          kind="info"
          action={<Button variant="ghost">{say("إعادة المحاولة", "Try again")}</Button>}
        >
          {say("أنت غير متصل؛ سنرسل ما كتبته عند عودة الاتصال.", "You are offline.")}
        </Banner>
      </Section>
    </>
  );
}
