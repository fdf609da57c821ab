import { describe, expect, it } from 'vitest';
import { type Mutant, mutantsOf } from './mutants.ts';
import { verdictOf } from './report.ts';
import { readRules } from './rules-file.ts';

const inDocuments = (text: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${text}\n  }\n}\n`;
const NOTES = (rule: string) => inDocuments(`match /notes/{id} {\n// why\n${rule}\n}`);

const mutantsOfText = (text: string) =>
  mutantsOf({ name: 'firestore.rules', text, testsOf: (collections) => collections });

/** What the mutants have in place of a rule. */
const variantsOf = (rule: string) => {
  const [before, after] = NOTES('@').split('@') as [string, string];
  return mutantsOfText(NOTES(rule)).map(({ rules }) => rules.slice(before.length, rules.length - after.length));
};

describe('the mutants of a rule', () => {
  it.each<[rule: string, variants: string[]]>([
    ['allow get: if true;', ['allow get: if false;']],
    [
      'allow get: if a() && !b.c;',
      [
        'allow get: if true;',
        'allow get: if false;',
        'allow get: if (!b.c);',
        'allow get: if (a());',
        'allow get: if (a() || !b.c);',
        'allow get: if !(a()) && !b.c;',
        'allow get: if a() && b.c;',
        'allow get: if a() && !!(b.c);',
      ],
    ],
    [
      'allow get: if a.b == c || d > 1;',
      [
        'allow get: if true;',
        'allow get: if false;',
        'allow get: if (d > 1);',
        'allow get: if (a.b == c);',
        'allow get: if (a.b == c && d > 1);',
        'allow get: if (a.b != c) || d > 1;',
        'allow get: if a.b == c || (d >= 1);',
        'allow get: if a.b == c || (d <= 1);',
        'allow get: if a.b == c || d > 2;',
        'allow get: if a.b == c || d > 0;',
      ],
    ],
    [
      "allow get, list: if a in ['b', 'c'];",
      [
        'allow get, list: if true;',
        'allow get, list: if false;',
        "allow get, list: if !(a in ['b', 'c']);",
        "allow get, list: if a in ['c'];",
        "allow get, list: if a in ['b'];",
        "allow list: if a in ['b', 'c'];",
        "allow get: if a in ['b', 'c'];",
      ],
    ],
    [
      "allow get: if a.trim().matches('x[.](y|z?){0,3}');",
      [
        'allow get: if true;',
        'allow get: if false;',
        "allow get: if !(a.trim().matches('x[.](y|z?){0,3}'));",
        "allow get: if a.matches('x[.](y|z?){0,3}');",
        "allow get: if a.trim().matches('x.(y|z?){0,3}');",
        "allow get: if a.trim().matches('x[.](y|z){0,3}');",
        "allow get: if a.trim().matches('x[.](z?){0,3}');",
        "allow get: if a.trim().matches('x[.](y){0,3}');",
        "allow get: if a.trim().matches('x[.](y|z?){1,3}');",
        "allow get: if a.trim().matches('x[.](y|z?){0,4}');",
        "allow get: if a.trim().matches('x[.](y|z?){0,2}');",
      ],
    ],
    [
      "allow get: if a is map && get(/databases/$(database)/documents/b/$(id)).data.keys().hasOnly(['c']);",
      [
        'allow get: if true;',
        'allow get: if false;',
        "allow get: if (get(/databases/$(database)/documents/b/$(id)).data.keys().hasOnly(['c']));",
        'allow get: if (a is map);',
        "allow get: if (a is map || get(/databases/$(database)/documents/b/$(id)).data.keys().hasOnly(['c']));",
        "allow get: if !(a is map) && get(/databases/$(database)/documents/b/$(id)).data.keys().hasOnly(['c']);",
        "allow get: if a is map && !(get(/databases/$(database)/documents/b/$(id)).data.keys().hasOnly(['c']));",
        "allow get: if a is map && get(/databases/$(database)/documents/b/$(id)).data.keys().hasAny(['c']);",
        'allow get: if a is map && get(/databases/$(database)/documents/b/$(id)).data.keys().hasOnly([]);',
      ],
    ],
  ])('are all possible changes in %s', (rule, variants) => {
    expect(variantsOf(rule)).toEqual(variants);
  });

  it('are named by their path and not by their line', () => {
    const names = (rules: string) => mutantsOfText(rules).map(({ name }) => name);
    const rule = 'allow get: if request.auth.uid == id;';
    expect(names(NOTES(rule))).toEqual([
      'firestore.rules /notes/{id} allow get: always true',
      'firestore.rules /notes/{id} allow get: always false',
      'firestore.rules /notes/{id} allow get: != for == in request.auth.uid == id',
    ]);
    expect(names(NOTES(`\n\n/* moved\n down */ ${rule}`))).toEqual(names(NOTES(rule)));
  });

  it('of shared functions concern each caller, and no other', () => {
    const rules = inDocuments(`
      function isMe(uid) { return uid == 1; }
      function unused() { return true; }
      match /a/{id} { allow get: if isMe(id); }
      match /b/{id} { function mine() { return isMe(id); } match /c/{x} { allow list: if mine(); } }
      match /d/{id} { allow get: if true; }`);
    const testsOf = (part: string) => mutantsOfText(rules).find(({ name }) => name.includes(part))?.tests;
    expect(testsOf('function isMe')).toEqual(['a', 'b']);
    expect(testsOf('function mine')).toEqual(['b']);
    expect(testsOf('function unused')).toEqual([]);
  });

  it('are refused for syntax that is not supported', () => {
    expect(() => readRules(NOTES('allow get: if a ? b : c;'))).toThrow(/Line 6 .*';' was expected at "\? b : c;/);
    expect(() => readRules(NOTES('allow get;'))).toThrow('Line 6');
    expect(() => readRules(NOTES('function f() { let a = 1; return a; }'))).toThrow('a single `return`');
  });
});

describe('the verdict', () => {
  const mutant: Mutant = { file: 'storage.rules', line: 1, name: 'x', tests: [], isConstant: false, rules: '' };
  const verdict = (outcome: object, reasons = {}, isComplete = true) =>
    verdictOf([{ mutant, ...outcome }], reasons, isComplete);

  it.each<[string, object, Record<string, string>, boolean, string]>([
    [
      'a mutant that was killed',
      { killer: 'a test' },
      {},
      true,
      '1 mutants, 1 killed, 0 survived, 0 of them with a reason',
    ],
    ['one that survived', {}, {}, false, '1 mutants, 0 killed, 1 survived, 0 of them with a reason'],
    ['one with a reason', {}, { x: 'why' }, true, '1 mutants, 0 killed, 1 survived, 1 of them with a reason'],
    ['a reason that is not needed', { killer: 'a test' }, { x: 'why' }, false, 'A reason without a surviving mutant'],
    ['a reason for nothing', { killer: 'a test' }, { y: 'why' }, false, 'A reason without a surviving mutant: y'],
    ['one that was refused', { refused: 'L1:1' }, {}, false, '1 invalid'],
  ])('of %s', (_, outcome, reasons, isGood, line) => {
    const { lines, isGood: found } = verdict(outcome, reasons);
    expect(found).toBe(isGood);
    expect(lines.join('\n')).toContain(line);
  });

  it('of a partial run ignores the reasons of other mutants', () => {
    expect(verdict({ killer: 'a test' }, { y: 'why' }, false).isGood).toBe(true);
  });

  it('of no mutants is bad', () => {
    expect(verdictOf([], {}, false).isGood).toBe(false);
  });
});
