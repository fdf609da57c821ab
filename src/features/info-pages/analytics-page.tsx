import { href } from '../../config/href.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { AnalyticsSample } from './analytics-sample.tsx';
import { InfoCards } from './info-cards.tsx';
import { InfoPage } from './info-page.tsx';

/** /analytics: the insights of a quiz with sample numbers, and what is planned. */
export const AnalyticsPage = () => (
  <InfoPage of="analytics" color="yellow">
    {({ there, soon }) => (
      <>
        <AnalyticsSample />
        <InfoCards
          texts={there}
          wide={4}
          cards={{
            live: ['coral', 'flame'],
            scores: ['violet', 'party'],
            spread: ['teal', 'cards'],
            choices: ['yellow', 'eye'],
          }}
        >
          <Row gap={1.5}>
            <Button variant="contained" size="large" to={href.dashboard()}>
              {there.dashboard}
            </Button>
            <Button variant="outlined" size="large" to={href.templates()}>
              {there.templates}
            </Button>
          </Row>
        </InfoCards>
        <Sticker as="section" color="violet" style={{ padding: '32px 24px' }}>
          <Stack gap={2} style={{ alignItems: 'flex-start' }}>
            <Badge style={{ borderStyle: 'dashed', borderColor: 'currentColor' }}>{soon.badge}</Badge>
            <Heading size={2} as="h2">
              {soon.title}
            </Heading>
            <Text>{soon.text}</Text>
            <ul style={{ margin: 0, paddingInlineStart: '1.25em', display: 'grid', gap: 8, fontWeight: 600 }}>
              {[soon.together, soon.trends, soon.hours].map((plan) => (
                <li key={plan}>{plan}</li>
              ))}
            </ul>
          </Stack>
        </Sticker>
      </>
    )}
  </InfoPage>
);
