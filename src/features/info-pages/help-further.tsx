import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/index.ts';
import { Text } from '../../ui/text.tsx';
import type { Question } from './help-search.ts';

const SAFETY = { to: href.page('safety'), label: 'safetyLink' } as const;
const ACCOUNT = { to: href.page('account'), label: 'accountLink' } as const;
const FURTHER: Readonly<Partial<Record<Question, typeof SAFETY | typeof ACCOUNT>>> = {
  anonymous: SAFETY,
  mean: SAFETY,
  takeBack: SAFETY,
  profile: ACCOUNT,
  close: ACCOUNT,
};

/** The link of an answer, if it has one. */
export function HelpFurther({ question }: { question: Question }) {
  const { t } = useTranslation('help');
  const further = FURTHER[question];
  if (!further) return null;
  return (
    <Text style={{ marginTop: 8 }}>
      <Link to={further.to} style={{ color: 'inherit', fontWeight: 700 }}>
        {t(further.label)}
      </Link>
    </Text>
  );
}
