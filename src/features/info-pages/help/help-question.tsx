import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../lib/router/router.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { InfoDetails } from '../info-details.tsx';
import type { Question } from './search-help.ts';

const SAFETY = { to: href.page('safety'), label: 'safetyLink' } as const;
const ACCOUNT = { to: href.page('account'), label: 'accountLink' } as const;
const FURTHER: Readonly<Partial<Record<Question, typeof SAFETY | typeof ACCOUNT>>> = {
  anonymous: SAFETY,
  mean: SAFETY,
  takeBack: SAFETY,
  profile: ACCOUNT,
  close: ACCOUNT,
};

/** A question that expands to its answer, and a link if there is more to it. */
export function HelpQuestion({ id, question, answer }: { id: Question; question: string; answer: string }) {
  const { t } = useTranslation('help');
  const further = FURTHER[id];
  return (
    <InfoDetails
      color="yellow"
      summary={
        <Heading size={3} as="h2" style={{ fontSize: '1.1875rem', lineHeight: 1.25 }}>
          {question}
        </Heading>
      }
    >
      <div style={{ padding: '16px 20px 20px' }}>
        <Text>{answer}</Text>
        {further && (
          <Text style={{ marginTop: 8 }}>
            <Link to={further.to} style={{ color: 'inherit', fontWeight: 700 }}>
              {t(further.label)}
            </Link>
          </Text>
        )}
      </div>
    </InfoDetails>
  );
}
