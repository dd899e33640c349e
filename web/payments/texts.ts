import { type PaymentMethod, paymentMethods } from "../../domain/memberships/payments.ts";
import { m } from "../paraglide/messages.js";

export const methodTexts: Record<PaymentMethod, () => string> = {
  cash: m.payments_method_cash,
  transfer: m.payments_method_transfer,
  card: m.payments_method_card,
  other: m.payments_method_other,
};

export const methodOptions = () =>
  paymentMethods.map((value) => ({ value, label: methodTexts[value]() }));
