import { keptForm, type SignUpForm } from '@domain/auth/sign-up.ts';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { storedValue } from '../../lib/stored-value.ts';

const EMPTY = { name: '', email: '', phone: '' };
const stored = storedValue(keptForm, STORAGE_KEYS.authForm, 'sessionStorage');

/** Nothing that was typed waits for the next person at this screen. */
export const forgetForm = () => stored.write(null);

/**
 * One set of values for both forms: what was typed into one is there in the other, and after a reload, but for the
 * password. `email` comes from a page that knows it already.
 */
export function useKeptForm(email: string | null) {
  const [form, setForm] = useState<SignUpForm>(() => {
    const before = stored.read() ?? EMPTY;
    return { ...before, ...(email !== null && { email }), password: '' };
  });
  const { name, email: address, phone } = form;
  useEffect(() => {
    const isBlank = name + address + phone === '';
    stored.write(isBlank ? null : { name, email: address, phone });
  }, [name, address, phone]);
  // password managers fill in several fields at once, so each change builds on the one before
  const change = (part: Partial<SignUpForm>) => setForm((before) => ({ ...before, ...part }));
  return [form, change] as const;
}
