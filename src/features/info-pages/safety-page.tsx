import { href } from '../../config/href.ts';
import { Button } from '../../ui/button.tsx';
import { InfoCards } from './info-cards.tsx';
import { InfoPage } from './info-page.tsx';
import { InfoCall, InfoGrid, InfoSection, InfoSplit } from './info-parts.tsx';
import { SafetyCredit, SafetyDanger, SafetyNotice, SafetySteps, SafetyStored } from './safety-parts.tsx';

/** /safety: what is stored about people, who sees it and for how long, and what to do about harm. */
export const SafetyPage = () => (
  <InfoPage of="safety" color="teal">
    {({ facts, visitor, credit, limits, account, rest, before, hurt, danger, cta }) => (
      <>
        <InfoCards
          texts={facts}
          wide={4}
          cards={{
            creator: ['violet', 'lock'],
            days: ['coral', 'clock'],
            name: ['yellow', 'masks'],
            trackers: ['teal', 'shield'],
          }}
        />
        <InfoSection texts={visitor}>
          <SafetyStored visitor={visitor} />
          <SafetyCredit credit={credit} />
          <Button variant="outlined" to={href.page('privacy')} style={{ alignSelf: 'flex-start' }}>
            {visitor.all}
          </Button>
        </InfoSection>
        <SafetyNotice color="yellow" texts={limits} />
        <InfoCards
          texts={account}
          cards={{
            profile: ['coral', 'party'],
            private: ['violet', 'hidden'],
            password: ['teal', 'lock'],
            control: ['yellow', 'edit'],
          }}
        />
        <InfoCards texts={rest} cards={{ device: ['yellow', 'cards'], keeper: ['coral', 'mailbox'] }} />
        <InfoSection texts={before}>
          <InfoGrid wide={3}>
            {[before.face, before.public, before.kind].map((question) => (
              <SafetyNotice key={question.title} as="article" color="teal" texts={question} />
            ))}
          </InfoGrid>
        </InfoSection>
        <InfoSplit columns="1.25fr 0.75fr">
          <InfoSection texts={hurt}>
            <SafetySteps hurt={hurt} />
          </InfoSection>
          <SafetyDanger danger={danger} />
        </InfoSplit>
        <InfoCall color="violet" texts={cta} to={{ action: href.contact('safety'), terms: href.page('terms') }} />
      </>
    )}
  </InfoPage>
);
