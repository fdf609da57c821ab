import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translate } from '../i18n/translate.ts';
import { Heading } from './text.tsx';
import { UserName, UserText } from './user-text.tsx';

const withoutClasses = (shown: ReactNode) => renderToStaticMarkup(shown).replace(/ class="[^"]*"/g, '');

it('what people wrote has a direction and a language of its own', () => {
  const shown = [
    withoutClasses(<UserText>دوست</UserText>),
    withoutClasses(
      <UserText as="p" lang="fr">
        Ça va
      </UserText>,
    ),
    withoutClasses(
      <UserName as={Heading} size={1}>
        Rose
      </UserName>,
    ),
  ];
  expect(shown).toEqual([
    '<bdi dir="auto" lang="">دوست</bdi>',
    '<p dir="auto" lang="fr">Ça va</p>',
    '<h2 dir="auto" lang="" translate="no">Rose</h2>',
  ]);
});

it.each([
  ['Łucja Ẫn', false],
  ['ผู้ใหญ่', true],
  ['ليلى', true],
  ['བསྒྲུབས', true],
])('%s has lines for stacked and joined letters, in a heading too: %s', (name, isTall) => {
  const shown = renderToStaticMarkup(
    <UserName as={Heading} size={1}>
      {name}
    </UserName>,
  );
  expect(/class="[^"]*\btall\b|class="[^"]*_tall/.test(shown)).toBe(isTall);
});

it.each([
  ['Rose', 'Hey Rose!'],
  ['\u202eevil\u2069', 'Hey <bdi dir="auto" lang="" translate="no">\u202eevil</bdi>!'],
  ['ปู่', 'Hey <bdi dir="auto" lang="" translate="no">ปู่</bdi>!'],
  ['Z\u0303\u0303\u0303', 'Hey <bdi dir="auto" lang="" translate="no">Z\u0303\u0303\u0303</bdi>!'],
])('a sentence quotes %j so that it stays itself', (name, sentence) => {
  const text = translate({ greeting: 'Hey {{name}}!' }, 'greeting', 'en', { name });
  expect(withoutClasses(<Heading size={1}>{text}</Heading>)).toBe(`<h2>${sentence}</h2>`);
});
