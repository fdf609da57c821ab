export interface HelpLine {
  name: string;
  number: string;
  /** How it is reached; a word is what to text to the number first, empty for any. */
  by: 'call' | { text: string } | 'call-or-text';
  /** For whom it is, if not for everyone. */
  whom?: 'young' | 'online';
  /** Left out where it answers day and night; `vary` where its own page has to say it. */
  hours?: { from: string; to: string } | 'vary';
  address: string;
  /** The source, as read on that day. */
  source: string;
  checkedOn: string;
}

interface CountryHelp {
  /** What to call when someone is in danger now. */
  emergency: string;
  lines: readonly HelpLine[];
}

/** The day on which all of them were compared with their sources (docs/adr/0153). */
const checkedOn = '2026-11-23';

/** For people who think of hurting themselves, are threatened or harassed, by ISO code; the first is for everyone. */
const HELP_LINES = {
  AT: {
    emergency: '112',
    lines: [
      {
        name: 'TelefonSeelsorge',
        number: '142',
        by: 'call',
        address: 'https://www.telefonseelsorge.at',
        source: 'https://www.katholisch.at/telefonseelsorge',
        checkedOn,
      },
      {
        name: 'Rat auf Draht',
        number: '147',
        by: 'call',
        whom: 'young',
        address: 'https://www.rataufdraht.at',
        source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
        checkedOn,
      },
    ],
  },
  AU: {
    emergency: '000',
    lines: [
      {
        name: 'Lifeline',
        number: '13 11 14',
        by: 'call',
        address: 'https://www.lifeline.org.au',
        source:
          'https://www.healthdirect.gov.au/australian-health-services/healthcare-service/virtual/kids-helpline/parenting-and-family-support/d10bd0b6-ccdc-f931-4e60-af7b09787dcf',
        checkedOn,
      },
      {
        name: 'Kids Helpline',
        number: '1800 55 1800',
        by: 'call',
        whom: 'young',
        address: 'https://kidshelpline.com.au',
        source: 'https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2',
        checkedOn,
      },
    ],
  },
  BE: {
    emergency: '112',
    lines: [
      {
        name: 'Centre de Prévention du Suicide',
        number: '0800 32 123',
        by: 'call',
        address: 'https://www.preventionsuicide.be',
        source:
          'https://www.dhnet.be/dernieres-depeches/2023/09/05/une-nouvelle-campagne-de-prevention-du-suicide-pour-agir-avant-le-drame-ZGY4QISYTREFDEKWQIYM5IIN7Q/',
        checkedOn,
      },
      {
        name: 'Zelfmoordlijn 1813',
        number: '1813',
        by: 'call',
        address: 'https://www.zelfmoord1813.be',
        source:
          'https://www.vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre/',
        checkedOn,
      },
      {
        name: 'Écoute-Enfants',
        number: '103',
        by: 'call',
        whom: 'young',
        hours: 'vary',
        address: 'https://www.103ecoute.be',
        source: 'https://deapotheker.pmg.be/fr/fichier/EAKbe2605S43_00',
        checkedOn,
      },
    ],
  },
  CA: {
    emergency: '911',
    lines: [
      {
        name: '9-8-8: Suicide Crisis Helpline',
        number: '988',
        by: 'call-or-text',
        address: 'https://988.ca',
        source: 'https://cmhasaskatoon.ca/9-8-8/',
        checkedOn,
      },
      {
        name: 'Kids Help Phone / Jeunesse, J’écoute',
        number: '1 800 668 6868',
        by: 'call',
        whom: 'young',
        address: 'https://kidshelpphone.ca',
        source: 'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
        checkedOn,
      },
    ],
  },
  CH: {
    emergency: '112',
    lines: [
      {
        name: 'La Main Tendue / Die Dargebotene Hand',
        number: '143',
        by: 'call',
        address: 'https://www.143.ch',
        source:
          'https://www.20min.ch/fr/story/session-du-parlement-traumatise-par-le-loup-alain-berset-conseille-la-main-tendue-837858163750',
        checkedOn,
      },
      {
        name: 'Pro Juventute 147',
        number: '147',
        by: 'call-or-text',
        whom: 'young',
        address: 'https://www.147.ch',
        source: 'https://www.projuventute.ch/de/eltern/familie-gesellschaft/147',
        checkedOn,
      },
    ],
  },
  DE: {
    emergency: '112',
    lines: [
      {
        name: 'TelefonSeelsorge',
        number: '0800 111 0 111',
        by: 'call',
        address: 'https://www.telefonseelsorge.de',
        source: 'https://www.domradio.de/glossar/telefonseelsorge-0',
        checkedOn,
      },
      {
        name: 'Nummer gegen Kummer',
        number: '116 111',
        by: 'call',
        whom: 'young',
        hours: 'vary',
        address: 'https://www.nummergegenkummer.de',
        source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
        checkedOn,
      },
    ],
  },
  DK: {
    emergency: '112',
    lines: [
      {
        name: 'Livslinien',
        number: '70 201 201',
        by: 'call',
        hours: 'vary',
        address: 'https://www.livslinien.dk',
        source: 'https://cphpost.dk/2015-10-26/news/suicide-prevention-lifeline-gets-funding-to-stay-open-at-night/',
        checkedOn,
      },
      {
        name: 'BørneTelefonen',
        number: '116 111',
        by: 'call',
        whom: 'young',
        address: 'https://bornetelefonen.dk',
        source:
          'https://www.bt.dk/samfund/boernetelefonen-har-modtaget-15-procent-flere-opkald-i-juledagene-et-emne-gaar',
        checkedOn,
      },
    ],
  },
  ES: {
    emergency: '112',
    lines: [
      {
        name: 'Línea 024',
        number: '024',
        by: 'call',
        address: 'https://www.sanidad.gob.es/linea024/home.htm',
        source: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
        checkedOn,
      },
      {
        name: 'Teléfono ANAR',
        number: '900 20 20 10',
        by: 'call',
        whom: 'young',
        address: 'https://www.anar.org',
        source: 'https://diarideterrassa.com/?p=225732',
        checkedOn,
      },
    ],
  },
  FI: {
    emergency: '112',
    lines: [
      {
        name: 'MIELI Kriisipuhelin',
        number: '09 2525 0111',
        by: 'call',
        address: 'https://mieli.fi',
        source:
          'https://www.keskipohjanmaa.fi/uutinen/570555?brand=keskipohjanmaa&title=suomen-mielenterveysseura-vastaa-uudessa-numerossa-paasiaispyhinakin-nyt-myos-ruotsiksi-ja-arabiaksi&src=rss',
        checkedOn,
      },
      {
        name: 'MLL Lasten ja nuorten puhelin',
        number: '116 111',
        by: 'call',
        whom: 'young',
        hours: 'vary',
        address: 'https://www.nuortennetti.fi',
        source:
          'https://www.sttinfo.fi/tiedote/71690974/aina-joulu-ei-ole-huoleton-mlln-lasten-ja-nuorten-116-111-paivystaa-myos-jouluna?lang=fi',
        checkedOn,
      },
    ],
  },
  FR: {
    emergency: '112',
    lines: [
      {
        name: 'Numéro national de prévention du suicide',
        number: '3114',
        by: 'call',
        address: 'https://3114.fr',
        source: 'https://www.service-public.fr/particuliers/actualites/A15206',
        checkedOn,
      },
      {
        name: 'Allô Enfance en danger',
        number: '119',
        by: 'call',
        whom: 'young',
        address: 'https://www.allo119.gouv.fr',
        source: 'https://madinin-art.net/sujet/enfance-en-danger',
        checkedOn,
      },
      {
        name: 'e-Enfance',
        number: '3018',
        by: 'call',
        whom: 'online',
        hours: { from: '09:00', to: '23:00' },
        address: 'https://3018.fr',
        source:
          'https://mairie-villetaneuse.fr/actualites/le-3018-un-numero-gratuit-et-une-app-pour-les-victimes-de-cyberharcelement',
        checkedOn,
      },
    ],
  },
  GB: {
    emergency: '999',
    lines: [
      {
        name: 'Samaritans',
        number: '116 123',
        by: 'call',
        address: 'https://www.samaritans.org',
        source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
        checkedOn,
      },
      {
        name: 'Childline',
        number: '0800 1111',
        by: 'call',
        whom: 'young',
        address: 'https://www.childline.org.uk',
        source: 'https://www.birminghammail.co.uk/news/uk-news/childline-receives-record-number-calls-13770044.amp',
        checkedOn,
      },
      {
        name: 'Shout',
        number: '85258',
        by: { text: 'SHOUT' },
        address: 'https://giveusashout.org',
        source: 'https://www.bbcchildreninneed.co.uk/changing-lives/stories/5-minutes-with-shouts-crisis-volunteers/',
        checkedOn,
      },
    ],
  },
  IE: {
    emergency: '112',
    lines: [
      {
        name: 'Samaritans',
        number: '116 123',
        by: 'call',
        address: 'https://www.samaritans.org/ireland',
        source: 'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
        checkedOn,
      },
      {
        name: 'Childline',
        number: '1800 66 66 66',
        by: 'call',
        whom: 'young',
        // day and night for years, but the newest page that says so is of 2022
        hours: 'vary',
        address: 'https://www.childline.ie',
        source:
          'http://www.breakingnews.ie/ireland/childine-volunters-answered-1020-calls-from-children-on-christmas-day-820223.html',
        checkedOn,
      },
      {
        name: 'Text About It',
        number: '50808',
        by: { text: 'TALK' },
        address: 'https://www.textaboutit.ie',
        source: 'https://todayfm.com/news/247-mental-health-text-support-service-officially-launched-1031466',
        checkedOn,
      },
    ],
  },
  IT: {
    emergency: '112',
    lines: [
      {
        name: 'Telefono Amico',
        number: '02 2327 2327',
        by: 'call',
        hours: 'vary',
        address: 'https://www.telefonoamico.it',
        source:
          'https://vivimilano.corriere.it/attivita-bambini/attivita-varie/coronavirus-telefono-amico-italia-attiva-un-nuovo-numero/',
        checkedOn,
      },
      {
        name: 'Telefono Azzurro',
        number: '19696',
        by: 'call',
        whom: 'young',
        address: 'https://azzurro.it',
        source: 'https://tg24.sky.it/cronaca/2025/04/23/telefono-azzurro-numeri-intervento-giubileo',
        checkedOn,
      },
    ],
  },
  LU: {
    emergency: '112',
    lines: [
      {
        name: 'SOS Détresse',
        number: '45 45 45',
        by: 'call',
        hours: 'vary',
        address: 'https://454545.lu',
        source: 'https://www.tageblatt.lu/headlines/wenn-worte-heilen-sos-detresse-gibt-einblick-in-ihre-zahlen',
        checkedOn,
      },
      {
        name: 'Kanner-Jugendtelefon',
        number: '116 111',
        by: 'call',
        whom: 'young',
        hours: 'vary',
        address: 'https://www.kjt.lu',
        source: 'http://www.pressreader.com/luxembourg/luxemburger-wort/20240307/281681144838629',
        checkedOn,
      },
    ],
  },
  NL: {
    emergency: '112',
    lines: [
      {
        name: '113 Zelfmoordpreventie',
        number: '113',
        by: 'call',
        address: 'https://www.113.nl',
        source: 'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
        checkedOn,
      },
      {
        name: 'De Kindertelefoon',
        number: '0800-0432',
        by: 'call',
        whom: 'young',
        hours: { from: '11:00', to: '21:00' },
        address: 'https://www.kindertelefoon.nl',
        source:
          'https://www.flaironline.nl/nieuws/de-kindertelefoon-bestaat-al-40-jaar-en-maxima-bezoekt-de-vrijwilligers/',
        checkedOn,
      },
    ],
  },
  NO: {
    emergency: '112',
    lines: [
      {
        name: 'Mental Helse Hjelpetelefonen',
        number: '116 123',
        by: 'call',
        address: 'https://mentalhelse.no',
        source:
          'https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352',
        checkedOn,
      },
      {
        name: 'Alarmtelefonen for barn og unge',
        number: '116 111',
        by: 'call',
        whom: 'young',
        address: 'https://www.116111.no',
        source:
          'https://www.dagsavisen.no/nyheter/innenriks/mental-helse-trykket-vi-har-na-begynner-a-ligne-pa-det-vi-har-i-romjula-1.1683139',
        checkedOn,
      },
    ],
  },
  NZ: {
    emergency: '111',
    lines: [
      {
        name: '1737, Need to talk?',
        number: '1737',
        by: 'call-or-text',
        address: 'https://1737.org.nz',
        source: 'https://www.pegasus.health.nz/?p=6300',
        checkedOn,
      },
      {
        name: 'Youthline',
        number: '0800 37 66 33',
        by: 'call',
        whom: 'young',
        address: 'https://www.youthline.co.nz',
        source: 'http://youthaffairs.govt.nz/news/2012/youthline.html',
        checkedOn,
      },
    ],
  },
  PL: {
    emergency: '112',
    lines: [
      {
        name: 'Centrum Wsparcia',
        number: '800 70 2222',
        by: 'call',
        address: 'https://centrumwsparcia.pl',
        source: 'https://zdrowie.pap.pl/psyche/na-kryzys-telefon-800-70-2222',
        checkedOn,
      },
      {
        name: 'Telefon zaufania dla dzieci i młodzieży',
        number: '116 111',
        by: 'call',
        whom: 'young',
        address: 'https://116111.pl',
        source: 'https://kwartalnik.csp.edu.pl/kp/aktualne-wydanie/5740,Telefon-dajacy-sile-116-111.html',
        checkedOn,
      },
    ],
  },
  PT: {
    emergency: '112',
    lines: [
      {
        name: 'Linha Nacional de Prevenção do Suicídio',
        number: '1411',
        by: 'call',
        address: 'https://www.sns24.gov.pt',
        source:
          'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas',
        checkedOn,
      },
    ],
  },
  SE: {
    emergency: '112',
    lines: [
      {
        name: 'Mind Självmordslinjen',
        number: '90101',
        by: 'call',
        address: 'https://mind.se',
        source: 'http://www.kronprinsessparetsstiftelse.se/projekt/sjalvmordsupplysningen.html',
        checkedOn,
      },
      {
        name: 'Bris',
        number: '116 111',
        by: 'call',
        whom: 'young',
        address: 'https://www.bris.se',
        source:
          'https://www.bris.se/om-bris/aktuellt/bris-har-starkt-den-nationella-stodlinjen-for-barn-med-en-sms-kanal/',
        checkedOn,
      },
    ],
  },
  US: {
    emergency: '911',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        by: 'call-or-text',
        address: 'https://988lifeline.org',
        source:
          'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
        checkedOn,
      },
      {
        name: 'Crisis Text Line',
        number: '741741',
        by: { text: 'HOME' },
        address: 'https://www.crisistextline.org',
        source: 'https://www.alexproject.org/crisis-text-line-text-home-to-741741',
        checkedOn,
      },
    ],
  },
} as const satisfies Readonly<Record<string, CountryHelp>>;

export type HelpCountry = keyof typeof HELP_LINES;
export const HELP_COUNTRIES = Object.keys(HELP_LINES) as readonly HelpCountry[];

/** For every other country: a list of lines around the world. */
export const HELP_ELSEWHERE = {
  name: 'Find A Helpline',
  address: 'https://findahelpline.com',
  source: 'https://findahelpline.com/AU',
  checkedOn,
} as const;

export const helpIn = (country: HelpCountry): CountryHelp => HELP_LINES[country];

const FOR_VICTIMS: readonly HelpLine['whom'][] = ['online', 'young'];

/** Returns the lines with those against violence online first, then those for the young, then those for everyone. */
export const victimsFirst = (lines: readonly HelpLine[]): HelpLine[] =>
  lines.toSorted((one, other) => placeOf(one) - placeOf(other));
const placeOf = ({ whom }: HelpLine): number => (whom === undefined ? FOR_VICTIMS.length : FOR_VICTIMS.indexOf(whom));

/** Returns the address that a phone calls or texts a line by, without a word that the person hasn't chosen to send. */
export const dialing = ({ number, by }: Pick<HelpLine, 'number' | 'by'>): string =>
  (typeof by === 'object' ? 'sms:' : 'tel:') + number.replace(/[^\d+]/g, '');
