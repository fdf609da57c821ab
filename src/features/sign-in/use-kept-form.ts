import { keptForm, type SignUpForm } from '@domain/auth/sign-up.ts';
import { parseStored } from '@domain/schema.ts';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readPlayerName } from '../../lib/player-name.ts';
import { storedValue } from '../../lib/storage.ts';
import { readSessionHint } from '../../session/hint.ts';

/** A guest's name is known already. */
const empty = () => ({ name: (readSessionHint()?.isGuest && readPlayerName()) || '', email: '', phone: '' });
const stored = storedValue((value) => parseStored(keptForm, value), STORAGE_KEYS.authForm, 'sessionStorage');

/** Deletes the input, so that the next person at this device doesn't see it. */
export const forgetForm = () => stored.write(null);

/**
 * Returns the values shared by both forms, kept for a reload except the password. `email` comes from a page that knows
 * it already.
 */
export function useKeptForm(email: string | null) {
  const [form, setForm] = useState<SignUpForm>(() => {
    const before = stored.read() ?? empty();
    return { ...before, ...(email !== null && { email }), password: '' };
  });
  const { name, email: address, phone } = form;
  useEffect(() => {
    const isBlank = name + address + phone === '';
    stored.write(isBlank ? null : { name, email: address, phone });
  }, [name, address, phone]);
  // password managers fill several fields together, so each change builds on the previous one
  const change = (part: Partial<SignUpForm>) => setForm((before) => ({ ...before, ...part }));
  return [form, change] as const;
}
