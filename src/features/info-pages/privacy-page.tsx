import { type EndEvent, type EndTime, endsOf, STORED_GROUPS, type StoredGroup } from '@domain/retention.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoPage } from './info-page.tsx';
import { InfoGrid } from './info-parts.tsx';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const YEAR_S = 365 * DAY_S;

/** A time in the largest unit that it fills. */
function useLength() {
  const { t } = useTranslation('privacy');
  return (seconds: number) => {
    if (seconds >= YEAR_S) return t('years', { count: Math.round(seconds / YEAR_S) });
    if (seconds >= DAY_S) return t('days', { count: Math.round(seconds / DAY_S) });
    return t('hours', { count: Math.ceil(seconds / HOUR_S) });
  };
}

function Ends({ group }: { group: StoredGroup }) {
  const { t } = useTranslation('privacy');
  const lengthOf = useLength();
  const say = (end: EndEvent | EndTime) =>
    typeof end === 'string' ? t(`end.${end}`) : t(`after.${end.after}`, { length: lengthOf(end.seconds) });
  return (
    <Row as="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={t('kept')}>
      {endsOf(group).map((end) => (
        <Badge as="li" key={say(end)}>
          <Icon name="clock" size={16} /> {say(end)}
        </Badge>
      ))}
    </Row>
  );
}

/** /privacy: everything that is stored, why, and until when, from the registry of collections. */
export const PrivacyPage = () => (
  <InfoPage of="privacy" color="violet">
    {({ group: groups, why, yours, safety }) => (
      <>
        <InfoGrid>
          {STORED_GROUPS.map((group) => (
            <Sticker as="section" key={group} id={group} aria-labelledby={`${group}-title`}>
              <Stack gap={1.25}>
                <Heading size={3} as="h2" id={`${group}-title`}>
                  {groups[group].title}
                </Heading>
                <Text>{groups[group].what}</Text>
                <Text>
                  <strong>{why}</strong> {groups[group].why}
                </Text>
                <Ends group={group} />
              </Stack>
            </Sticker>
          ))}
        </InfoGrid>
        <Row gap={1.5}>
          <Button variant="contained" to={href.page('account', 'privacy')}>
            {yours}
          </Button>
          <Button variant="outlined" to={href.page('safety')}>
            {safety}
          </Button>
        </Row>
      </>
    )}
  </InfoPage>
);
