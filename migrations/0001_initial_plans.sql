-- The plans that a new deployment starts with (domain/plans.ts); the trainer edits them.
INSERT OR IGNORE INTO plans (id, name, price, months, features, status, position, created_at, updated_at) VALUES
  ('basic', 'الخطة الأساسية', 99, 1, '["برنامج تدريبي أساسي","نظام غذائي أساسي","متابعة أسبوعية"]', 'active', 0, 0, 0),
  ('premium', 'الخطة المتقدمة', 199, 3, '["برنامج تدريبي متقدم","نظام غذائي مخصص","متابعة يومية","جلسات خاصة"]', 'active', 1, 0, 0),
  ('pro', 'الخطة الاحترافية', 299, 6, '["برنامج تدريبي احترافي","نظام غذائي مخصص","متابعة مستمرة","جلسات خاصة","استشارات غير محدودة"]', 'active', 2, 0, 0);
