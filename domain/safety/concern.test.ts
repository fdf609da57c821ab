import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX } from '../limits.ts';
import { SELF_HARM_WORDS, THREAT_WORDS } from '../locales/concern-words.ts';
import { concernIn } from './concern.ts';

describe('someone who thinks of hurting themselves is offered help', () => {
  it.each([
    'I want to kill myself',
    'i wanna die',
    'I WANT TO DIE!!!',
    "I don't want to live anymore",
    'i dont want to live',
    'Sometimes I wish I was dead.',
    "everyone would be better off without me and i'm so tired",
    'i’m thinking about ending my life',
    'gonna kms',
    'i cut myself again last night',
    "I've been self-harming for months",
    'I feel suicidal',
    'there is no reason to live',
    "I'm going to hang myself",
    'I kill you in every game but I want to die',
    // disguised
    'i want to k1ll mys3lf',
    'i want to kiiiill myself',
    'I w a n t t o d i e',
    'i want to d.i.e',
    'kill  \n myself',
    'I want tо diе', // two Cyrillic letters
    'ｋｉｌｌ ｍｙｓｅｌｆ',
    'self harm',
    'je veux mourir',
    "J'AI ENVIE DE MOURIR",
    'jai envie de mourir',
    'j’ai envie d’en finir',
    'Je vais me suicider ce soir.',
    'je veux plus vivre',
    "j'ai plus envie de vivre",
    'je me scarifie depuis un an',
    'tout le monde serait mieux sans moi',
    "j'ai des idees noires",
    'envie de me faire du mal',
    'je vais mettre fin à mes jours',
    'je v€ux m0urir',
    // both: help comes first
    "I'll kill you and then kill myself",
    'je vais te tuer, je veux mourir',
  ])('%j', (text) => expect(concernIn(text)).toBe('self-harm'));
});

describe('a threat, or pushing someone to hurt themselves, is worth a second thought', () => {
  it.each([
    "I'll kill you",
    'ill kill you',
    "I'm gonna kill u",
    'I will find you and I will kill you.',
    'kys',
    'KYS!!',
    'k y s',
    'k.y.s',
    'just kys already',
    'Kill yourself',
    'k1ll y0urself',
    'kill urself lol',
    'go die',
    'go die in a hole',
    'I hope you die',
    'you should die',
    'you deserve to die',
    'Do you want to die?',
    'nobody would miss you',
    'I know where you live',
    "i'm going to hurt you",
    'go jump off a bridge',
    'drink bleach',
    "I'll beat you up after school",
    'je vais te tuer',
    'JE VAIS TE TUER',
    'j3 v4is t3 tu3r',
    'Je te bute',
    'va te pendre',
    'suicide-toi',
    'Tue toi',
    'va crever',
    'va mourir',
    'crève connard',
    'je sais où tu habites',
    "j'vais te casser la gueule",
    'tu mérites de crever',
    'tu veux mourir ?',
    'le monde serait mieux sans toi',
  ])('%j', (text) => expect(concernIn(text)).toBe('threat'));
});

describe('what only sounds like it passes without a question', () => {
  it.each([
    '',
    'You make Mondays bearable.',
    'this game kills me',
    'You kill me, haha',
    'dying of laughter',
    'I nearly died laughing',
    'I want to die laughing when you talk',
    'I want to die of embarrassment every time',
    'I killed myself laughing',
    'I could kill for a pizza',
    'I would kill for your hair',
    'your outfit is killing it',
    'that dress is to die for',
    "I don't want to die before I've seen Japan",
    'I want to diet with you',
    'hope you diet too',
    'Go Diego, go!',
    "I'll kill you at this quiz",
    "I'll kill you in Mario Kart",
    'would it kill you to reply?',
    "I'll kill your high score",
    'I hurt myself playing football',
    'I cut myself shaving',
    'ran 10 kms today',
    "I'll shoot you a message",
    'I never wanted to hurt you',
    "I'd never hurt you",
    'Suicide Squad was better',
    'my phone is dead',
    'you are drop dead gorgeous',
    "I'm better off without you",
    'skills you have: many',
    'you always look happy, even when you hurt',
    'mort de rire',
    "j'étais morte de rire",
    'tu me fais mourir de rire',
    'je veux mourir de rire avec toi',
    'je meurs de faim',
    "j'ai envie de mourir de honte",
    'ma mère va me tuer',
    'tu veux me tuer avec tes blagues ?',
    'ça va te tuer, cette vidéo',
    'je suis crevée',
    'tu es mortel',
    "t'es mort de rire",
    'je vais te battre au quiz',
    'je ne veux pas mourir idiot',
    "je t'aime à en mourir",
    'ça me tue',
    'ce film est une tuerie',
    "j'ai envie de vivre avec toi",
    'on va mourir de chaud',
    'je te tutoie depuis toujours',
  ])('%j', (text) => expect(concernIn(text)).toBeNull());
});

it('each phrase of the lists is found, by itself and in a sentence', () => {
  for (const [kind, lists] of [
    ['self-harm', SELF_HARM_WORDS],
    ['threat', THREAT_WORDS],
  ] as const)
    for (const phrase of Object.values(lists).flat()) {
      expect([phrase, concernIn(phrase)]).toEqual([phrase, kind]);
      expect([phrase, concernIn(`ok. ${phrase.toUpperCase()}, bye`)]).toEqual([phrase, kind]);
    }
});

it('the end of the longest message counts, and reading it takes no time that a person notices', () => {
  const before = performance.now();
  expect(concernIn(`${'kill my '.repeat(MESSAGE_MAX / 8 - 2)}kill myself`)).toBe('self-harm');
  expect(concernIn('i want to '.repeat(MESSAGE_MAX / 10))).toBeNull();
  expect(performance.now() - before).toBeLessThan(1000);
});
