import { asDomainError, type DomainError } from '@domain/errors.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { href } from '../../config/href.ts';
import { fetchProfileByUsername } from '../../data/public-profiles.ts';
import { GoLiveError, NameField } from '../../guest/name-field.tsx';
import { loadGuest, nameFrom } from '../../guest/use-go-live.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepPlayerName, readPlayerName } from '../../lib/player-name.ts';
import { creatorSubject, type ShareSubject } from '../../lib/share-subject.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { readSessionHint } from '../../session/hint.ts';
import { ShareLink } from '../../sharing/share-link.tsx';
import { ShareMore } from '../../sharing/share-more.tsx';
import { useShared } from '../../sharing/use-shared.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Column, Halves, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

type Creator = Extract<ShareSubject, { kind: 'messages' }>['creator'];

/** Returns the creator of this device, and what makes one. */
function useOwner() {
  const [owner, setOwner] = useState<Creator | null>(null);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const username = readSessionHint()?.username;
    if (username) fetchProfileByUsername(username).then(setOwner, () => undefined);
    else loadGuest().catch(() => undefined);
  }, []);
  const become = async (name: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const mine = nameFrom(name);
      const { beSomebody, startGuestSession } = await loadGuest();
      setOwner(await beSomebody(mine));
      startGuestSession();
      keepPlayerName(mine);
    } catch (error) {
      setFailure(asDomainError(error));
    }
    setIsBusy(false);
  };
  return { owner, failure, isBusy, become };
}

/** /my-link: an own link for messages, without an account, too. */
export function MyLinkPage() {
  const { t } = useTranslation('mine');
  const { owner, ...rest } = useOwner();
  return (
    <Column wide={owner !== null}>
      <PageMeta title={t('link.metaTitle')} description={t('link.text')} isPrivate />
      <ColorBand color="yellow" height={210} />
      {owner ? <Ready creator={owner} /> : <GetLink {...rest} />}
    </Column>
  );
}

function GetLink({ failure, isBusy, become }: Omit<ReturnType<typeof useOwner>, 'owner'>) {
  const { t } = useTranslation('mine');
  const [known, setKnown] = useDeviceState(readPlayerName, null);
  const name = known ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void become(name);
  };
  return (
    <Sticker>
      <form noValidate aria-label={t('link.title')} onSubmit={submit}>
        <Stack gap={2}>
          <Heading size={2} as="h1">
            {t('link.title')}
          </Heading>
          <Text tone="quiet">{t('link.text')}</Text>
          <NameField name={name} failure={failure} onName={setKnown} />
          <GoLiveError failure={failure} />
          <Button type="submit" variant="contained" size="large">
            {t(isBusy ? 'link.getting' : 'link.get')}
          </Button>
          <Text small tone="quiet">
            {t('link.hint')}
          </Text>
        </Stack>
      </form>
    </Sticker>
  );
}

function Ready({ creator }: { creator: Creator }) {
  const { t } = useTranslation('mine');
  const subject = creatorSubject('messages', creator);
  const shared = useShared(subject);
  const heading = useStepHeading();
  return (
    <>
      <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
        {t('link.ready')}
      </Heading>
      <Halves>
        <div>
          <Sticker as="div">
            <ShareLink subject={subject} shared={shared} />
          </Sticker>
          <Button variant="outlined" to={href.dashboard('messages')}>
            {t('link.inbox')}
          </Button>
        </div>
        <Sticker as="div">
          <ShareMore shared={shared} />
        </Sticker>
      </Halves>
    </>
  );
}
