import type { DeletableKind } from '@domain/deletion.ts';
import type { Recipient } from '@domain/messages/sent-message.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { findDeleteKey } from '../lib/delete-keys.ts';
import { useDeviceState } from '../lib/use-device-state.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/**
 * The private link that deletes a submission, only on the device that sent it; of a message it is large, as nothing else
 * shows a reply.
 * `recipient` is whom a message was to, where that is known.
 */
export function DeleteLink({ kind, id, recipient }: { kind: DeletableKind; id: string; recipient?: Recipient }) {
  const { t } = useTranslation();
  const [deleteKey] = useDeviceState(() => findDeleteKey(id), undefined);
  return deleteKey === undefined ? null : (
    <Button
      variant={kind === 'message' ? 'outlined' : 'text'}
      size={kind === 'message' ? 'large' : 'medium'}
      start={kind === 'message' && <Icon name="lock" />}
      to={publicPath.deletion({ kind, id, deleteKey })}
      state={{ recipient }}
    >
      {t(kind === 'message' ? 'sentMessage' : 'deleteSent')}
    </Button>
  );
}
