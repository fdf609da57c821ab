import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { answerOfKey } from './answer-button.tsx';

const press = (key: string, code: string, change = {}) => ({ nativeEvent: { key, code, ...change } }) as KeyboardEvent;

test('letters and digits choose an existing answer only', () => {
  expect(answerOfKey(press('a', 'KeyA'), 2)).toBe(0);
  expect(answerOfKey(press('D', 'KeyD'), 4)).toBe(3);
  expect(answerOfKey(press('d', 'KeyD'), 2)).toBeNull();
  expect(answerOfKey(press('1', 'Digit1'), 2)).toBe(0);
  expect(answerOfKey(press('4', 'Numpad4'), 4)).toBe(3);
  expect(answerOfKey(press('3', 'Digit3'), 2)).toBeNull();
  expect(answerOfKey(press('0', 'Digit0'), 4)).toBeNull();
});

test('on a French keyboard letters count by character and digits by key', () => {
  expect(answerOfKey(press('a', 'KeyQ'), 4)).toBe(0);
  expect(answerOfKey(press('q', 'KeyA'), 4)).toBeNull();
  expect(answerOfKey(press('é', 'Digit2'), 4)).toBe(1);
});

test('shortcuts of the browser, a held key and named keys choose nothing', () => {
  for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    expect(answerOfKey(press('a', 'KeyA', change), 4)).toBeNull();
  expect(answerOfKey(press('End', 'Numpad1'), 4)).toBeNull();
  expect(answerOfKey(press('Enter', 'Enter'), 4)).toBeNull();
});
