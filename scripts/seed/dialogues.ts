import type { ConversationSide } from "../../domain/conversations/conversation.ts";

/** A message of a dialogue, worded for any gender. */
export interface Line {
  from: ConversationSide;
  text: string;
}

const trainer = (text: string): Line => ({ from: "trainer", text });
const trainee = (text: string): Line => ({ from: "trainee", text });

/** Dialogues between trainer and trainee, each about one subject. */
export const dialogues: readonly (readonly Line[])[] = [
  [
    trainer("أهلاً وسهلاً 👋 جهّزت خطة الأسبوع الأول، وأي سؤال أنا هنا."),
    trainee("أهلاً كوتش، شكراً! شفت الجدول وبدأت اليوم."),
    trainer("ممتاز. نبدأ بأوزان خفيفة، والأهم الأداء الصحيح."),
  ],
  [
    trainee("صباح الخير كوتش، وزني اليوم 300 غرام أقل من الأحد الماضي."),
    trainer("صباح النور، نزول هادئ وصحي. نكمل على نفس السعرات."),
    trainee("تمام إن شاء الله."),
  ],
  [
    trainee("هل أستطيع تمرين الأرجل غداً بدل اليوم؟ عندي دوام متأخر."),
    trainer("أكيد، ننقله لبكرة وتكون راحة اليوم."),
    trainee("الله يسعدك 🙏"),
  ],
  [
    trainer("كيف كان تمرين الظهر؟"),
    trainee("قوي! وصلت 12 تكرار في السحب الأرضي."),
    trainer("رائع، الأسبوع القادم نزيد 2.5 كغ."),
    trainee("بانتظار الزيادة 💪"),
  ],
  [
    trainee("الغداء اليوم مقلوبة عند العائلة، كيف أحسبها؟"),
    trainer("طبق صغير مع صدر دجاج ولبن وسلطة، والعشاء خفيف."),
    trainee("وصلت الفكرة، شكراً."),
    trainer("صحتين وعافية 🌿"),
  ],
  [
    trainer("لاحظت أن الخطوات قليلة هذا الأسبوع، كل شيء تمام؟"),
    trainee("أسبوع امتحانات، أعوّضها يوم الجمعة."),
    trainer("بالتوفيق! حتى 15 دقيقة مشي بعد الغداء تفرق."),
  ],
  [
    trainee("ركبتي تتعبني شوي في السكوات."),
    trainer("نوقف السكوات هذا الأسبوع ونستبدله بجسر الأرداف. إذا بقي الألم نراجع طبيب."),
    trainee("تمام، بدون ألم مع الجسر."),
    trainer("ممتاز، السلامة أولاً."),
  ],
  [trainee("هل القهوة قبل التمرين مسموحة؟"), trainer("نعم، فنجان بدون سكر قبل نصف ساعة يكفي.")],
  [
    trainer("قياسات الشهر وصلتني: الخصر 2 سم أقل 👏"),
    trainee("أحلى خبر اليوم!"),
    trainer("هذا تعبك، نثبّت ونكمل."),
  ],
];
