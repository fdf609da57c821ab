import type { Language } from '../../languages.ts';
import { type NeverAnswer, neverHaveIEver } from './game.ts';

/** A ready statement. Each text ends a sentence: "Never have I ever ..." in English, "Je n'ai jamais ..." in French. */
export interface PresetStatement extends Readonly<Record<Language, string>> {
  /** Unique over all lists. Drafts on devices carry it, so it stays with its statement for good. */
  readonly id: string;
}

const LEAST = neverHaveIEver.minQuestions;

/** How many statements to draw: what was typed, rounded down, within the least a quiz needs and what there is; the least where that is no number. */
export function clampDrawCount(typed: string | number, available: number): number {
  const wish = Math.floor(Number(typed));
  return Math.min(Math.max(Number.isNaN(wish) ? LEAST : wish, LEAST), available);
}

/**
 * Draws `count` different statements (at most as many as there are), each set as likely as any other, and gives each
 * "never" or "ever" at even odds. Returns the answers by statement id, in the order of the draw. `random` gives numbers in [0, 1).
 */
export function drawStatements(
  statements: readonly Pick<PresetStatement, 'id'>[],
  count: number,
  random: () => number,
): Record<string, NeverAnswer> {
  const left = statements.map(({ id }) => id);
  const drawn = Array.from({ length: count }, () => {
    const at = Math.floor(random() * left.length);
    const [id] = left.splice(at, 1);
    return [id as string, random() < 0.5 ? 'never' : 'ever'] as const;
  });
  return Object.fromEntries(drawn);
}

/** The lists that a Never Have I Ever quiz can be made from: one for everybody from 13 up, one that flirts, for adults. */
export const PRESET_STATEMENTS: Readonly<Record<'normal' | 'spicy', readonly PresetStatement[]>> = {
  normal: [
    {
      id: 'n01',
      en: 'Waved back at someone who was waving at the person behind me',
      fr: "Répondu au salut de quelqu'un qui saluait la personne derrière moi",
    },
    {
      id: 'n02',
      en: 'Won an argument in the shower, against nobody',
      fr: 'Gagné un débat sous la douche, sans adversaire',
    },
    {
      id: 'n03',
      en: 'Called a teacher “Mom” in front of the whole class',
      fr: 'Appelé la prof «\u00a0maman\u00a0» devant toute la classe',
    },
    { id: 'n04', en: 'Blamed a pet for something I did', fr: 'Fait porter le chapeau au chat ou au chien' },
    {
      id: 'n05',
      en: 'Searched everywhere for the phone I was talking on',
      fr: "Cherché partout le téléphone que j'avais à l'oreille",
    },
    {
      id: 'n06',
      en: "Said “I'm not hungry” and eaten half of someone's fries",
      fr: "Dit «\u00a0j'ai pas faim\u00a0», puis fini les frites de quelqu'un d'autre",
    },
    {
      id: 'n07',
      en: 'Pushed a door marked “pull”, in front of witnesses',
      fr: 'Poussé une porte marquée «\u00a0tirez\u00a0», devant témoins',
    },
    { id: 'n08', en: 'Written “on my way” from my bed', fr: 'Écrit «\u00a0je suis en route\u00a0» depuis mon lit' },
    {
      id: 'n09',
      en: 'Invented a rule in the middle of a game because I was losing',
      fr: "Inventé une règle en pleine partie parce que j'étais en train de perdre",
    },
    { id: 'n10', en: 'Said sorry to a piece of furniture', fr: 'Demandé pardon à un meuble' },
    {
      id: 'n11',
      en: 'Finished my homework on the bus, minutes before handing it in',
      fr: 'Terminé un devoir dans le bus, quelques minutes avant de le rendre',
    },
    { id: 'n12', en: 'Dropped my phone on my face in bed', fr: 'Pris mon téléphone en pleine figure, au lit' },
    { id: 'n13', en: 'Ruined instant noodles', fr: 'Raté un plat de nouilles instantanées' },
    {
      id: 'n14',
      en: 'Answered “you too” to a waiter who said “enjoy your meal”',
      fr: "Répondu «\u00a0vous aussi\u00a0» quand on m'a souhaité bon appétit au restaurant",
    },
    {
      id: 'n15',
      en: 'Asked a cat or a dog for its opinion and waited for the answer',
      fr: 'Demandé son avis à un chat ou à un chien, et attendu la réponse',
    },
    { id: 'n16', en: 'Secretly celebrated when plans were canceled', fr: "Fêté en secret l'annulation d'une sortie" },
    {
      id: 'n17',
      en: 'Delivered a whole speech on a video call while muted',
      fr: 'Fait tout un discours en visio, micro coupé',
    },
    {
      id: 'n18',
      en: 'Packed six outfits for a weekend and worn one',
      fr: 'Emporté six tenues pour un week-end et toujours porté la même',
    },
    {
      id: 'n19',
      en: 'Shouted “coming!” and not moved for half an hour',
      fr: "Crié «\u00a0j'arrive\u00a0!\u00a0» sans bouger pendant une demi-heure",
    },
    {
      id: 'n20',
      en: "Talked about a book as if I'd read more than the summary",
      fr: "Parlé d'un livre comme si j'en avais lu plus que le résumé",
    },
    {
      id: 'n21',
      en: 'Rehearsed a phone call out loud before making it',
      fr: "Répété un coup de fil à voix haute avant d'appeler",
    },
    {
      id: 'n22',
      en: 'Found the perfect comeback three days too late',
      fr: 'Trouvé la réplique parfaite avec trois jours de retard',
    },
    { id: 'n23', en: 'Put an empty carton back in the fridge', fr: 'Remis une brique vide au frigo' },
    {
      id: 'n24',
      en: 'Watched the next episode without the person I promised to wait for',
      fr: "Regardé l'épisode suivant sans la personne que j'avais promis d'attendre",
    },
    {
      id: 'n25',
      en: 'Asked a question in class that had been answered ten seconds before',
      fr: 'Posé en cours une question à laquelle on venait juste de répondre',
    },
    {
      id: 'n26',
      en: 'Led a whole group the wrong way with great confidence',
      fr: 'Guidé tout un groupe dans la mauvaise direction, avec aplomb',
    },
    {
      id: 'n27',
      en: "Acted thrilled about a gift that's still in its box",
      fr: "Sauté de joie pour un cadeau qui n'a pas quitté sa boîte",
    },
    {
      id: 'n28',
      en: 'Typed “haha” with a completely straight face',
      fr: "Tapé «\u00a0mdr\u00a0» sans l'ombre d'un sourire",
    },
    {
      id: 'n29',
      en: 'Started with dessert in case there was no room later',
      fr: "Commencé par le dessert, au cas où il n'y aurait plus de place",
    },
    {
      id: 'n30',
      en: 'Talked to someone for an hour without remembering their name',
      fr: "Parlé une heure avec quelqu'un sans retrouver son prénom",
    },
    { id: 'n31', en: 'Set ten alarms and slept through all of them', fr: 'Réglé dix alarmes et dormi pendant les dix' },
    {
      id: 'n32',
      en: 'Pretended to get a text so I could turn around on the street',
      fr: 'Fait semblant de lire un message pour faire demi-tour dans la rue',
    },
    {
      id: 'n33',
      en: 'Had a laughing fit where laughing was strictly forbidden',
      fr: 'Eu un fou rire là où il ne fallait surtout pas',
    },
    {
      id: 'n34',
      en: 'Perfected a fake cough to stay home from school',
      fr: 'Peaufiné une fausse toux pour rester à la maison',
    },
    { id: 'n35', en: 'Cried over an ad', fr: 'Pleuré devant une pub' },
    {
      id: 'n36',
      en: 'Sent a screenshot of a chat straight back into that chat',
      fr: "Renvoyé la capture d'une conversation dans cette même conversation",
    },
    {
      id: 'n37',
      en: 'Jumped into bed so nothing could grab my feet',
      fr: "Sauté dans mon lit pour que rien ne m'attrape les pieds",
    },
    {
      id: 'n38',
      en: 'Cut my own hair and worn a hat for weeks',
      fr: 'Testé une coupe maison, puis porté un bonnet pendant des semaines',
    },
    {
      id: 'n39',
      en: 'Explained the same phone setting to a relative five times',
      fr: "Expliqué cinq fois le même réglage de téléphone à quelqu'un de ma famille",
    },
    {
      id: 'n40',
      en: 'Missed my stop because the song was too good',
      fr: 'Raté mon arrêt parce que la chanson était trop bien',
    },
    {
      id: 'n41',
      en: 'Sung at full volume with completely wrong lyrics',
      fr: 'Chanté un refrain à pleins poumons, avec les mauvaises paroles',
    },
    {
      id: 'n42',
      en: "Given someone the very gift they'd once given me",
      fr: "Offert à quelqu'un le cadeau que cette personne m'avait fait",
    },
    {
      id: 'n43',
      en: 'Checked the fridge again in case something new had appeared',
      fr: 'Rouvert le frigo au cas où un truc serait apparu entre-temps',
    },
    {
      id: 'n44',
      en: 'Held a door for someone who was still way too far away',
      fr: "Tenu la porte à quelqu'un qui était encore beaucoup trop loin",
    },
    {
      id: 'n45',
      en: 'Read the terms and conditions all the way to the end',
      fr: "Lu les conditions d'utilisation jusqu'au bout",
    },
    {
      id: 'n46',
      en: "Kept a borrowed book for so long that it's mine now",
      fr: "Gardé un livre prêté si longtemps qu'il est devenu le mien",
    },
    {
      id: 'n47',
      en: 'Tripped over nothing and glared at the ground',
      fr: 'Trébuché sur rien du tout, puis fusillé le trottoir du regard',
    },
    {
      id: 'n48',
      en: "Ordered by pointing because I didn't dare pronounce it",
      fr: 'Montré la carte du doigt pour ne pas avoir à prononcer le nom du plat',
    },
    {
      id: 'n49',
      en: 'Given an imaginary interview about how famous I am',
      fr: 'Donné une interview imaginaire sur ma célébrité',
    },
    {
      id: 'n50',
      en: 'Hidden in the bathroom until the dishes were done',
      fr: 'Attendu aux toilettes que la vaisselle soit finie',
    },
    {
      id: 'n51',
      en: 'Refused to let a small child win at a board game',
      fr: 'Refusé de laisser gagner un petit enfant à un jeu de société',
    },
    {
      id: 'n52',
      en: 'Brought a rock home because it looked special',
      fr: "Rapporté un caillou parce qu'il avait l'air spécial",
    },
    {
      id: 'n53',
      en: "Given excellent advice that I don't follow myself",
      fr: "Donné un excellent conseil que je n'applique pas",
    },
    { id: 'n54', en: 'Worn a T-shirt inside out for a whole day', fr: "Porté un T-shirt à l'envers toute une journée" },
    {
      id: 'n55',
      en: "Opened the door of a car that wasn't ours",
      fr: "Ouvert la portière d'une voiture qui n'était pas la nôtre",
    },
    {
      id: 'n56',
      en: 'Asked an AI for advice and then told it that it was wrong',
      fr: 'Demandé conseil à une IA, puis expliqué pourquoi elle avait tort',
    },
    { id: 'n57', en: 'Laughed until my drink came out of my nose', fr: "Ri jusqu'à recracher ma boisson par le nez" },
    {
      id: 'n58',
      en: "Told someone else's story as if it had happened to me",
      fr: "Raconté l'histoire de quelqu'un d'autre comme si c'était la mienne",
    },
    { id: 'n59', en: 'Named a plant or a vacuum cleaner', fr: 'Baptisé une plante ou un aspirateur' },
    {
      id: 'n60',
      en: 'Danced like nobody was watching while somebody was',
      fr: 'Dansé comme si personne ne regardait, alors que si',
    },
  ],
  spicy: [
    {
      id: 's01',
      en: "Liked a very old photo while deep in someone's profile",
      fr: 'Liké par accident une très vieille photo en fouillant un profil',
    },
    { id: 's02', en: 'Leaned in for a kiss and got a hug', fr: 'Visé un baiser et récolté un câlin' },
    {
      id: 's03',
      en: 'Invented an emergency to end a first date',
      fr: 'Inventé une urgence pour écourter un premier rendez-vous',
    },
    {
      id: 's04',
      en: "Texted an ex just to see if they'd answer",
      fr: 'Écrit à mon ex juste pour voir si une réponse viendrait',
    },
    {
      id: 's05',
      en: 'Matched with someone only because of their dog',
      fr: "Matché avec quelqu'un uniquement pour son chien",
    },
    { id: 's06', en: 'Rehearsed my flirty look in the mirror', fr: 'Répété mon regard de braise devant le miroir' },
    { id: 's07', en: 'Burst out laughing in the middle of a kiss', fr: 'Éclaté de rire en plein baiser' },
    {
      id: 's08',
      en: 'Planned a whole life with a stranger on the train',
      fr: "Imaginé toute une vie avec quelqu'un croisé dans le train",
    },
    { id: 's09', en: 'Posted a story for one single pair of eyes', fr: "Posté une story pour une seule paire d'yeux" },
    {
      id: 's10',
      en: 'Answered “I love you” with “thank you”',
      fr: "Répondu «\u00a0merci\u00a0» à un «\u00a0je t'aime\u00a0»",
    },
    {
      id: 's11',
      en: 'Had a crush on someone at work and suddenly loved Mondays',
      fr: "Craqué pour quelqu'un du boulot et soudain adoré le lundi",
    },
    {
      id: 's12',
      en: "Kept an ex's hoodie, for the warmth, of course",
      fr: 'Gardé le pull de mon ex, uniquement pour le confort, bien sûr',
    },
    {
      id: 's13',
      en: 'Left an anonymous note for someone I liked',
      fr: "Laissé un mot anonyme à quelqu'un qui me plaisait",
    },
    {
      id: 's14',
      en: 'Circled the block to avoid being early for a date',
      fr: 'Fait le tour du quartier pour ne pas arriver en avance à un rendez-vous',
    },
    {
      id: 's15',
      en: 'Sent a flirty message to the family group chat',
      fr: 'Envoyé un message de drague dans le groupe familial',
    },
    {
      id: 's16',
      en: "Kissed someone at midnight on New Year's Eve",
      fr: "Embrassé quelqu'un à minuit pile au Nouvel An",
    },
    {
      id: 's17',
      en: 'Had a crush on someone who only exists in a book',
      fr: 'Eu le coup de foudre pour un personnage de roman',
    },
    {
      id: 's18',
      en: 'Flirted with one person to make another jealous',
      fr: 'Dragué une personne pour en rendre une autre jalouse',
    },
    {
      id: 's19',
      en: 'Run into an ex while on a date with someone else',
      fr: "Croisé mon ex en plein rendez-vous avec quelqu'un d'autre",
    },
    {
      id: 's20',
      en: 'Spent an hour writing a three-word text',
      fr: 'Passé une heure à écrire un message de trois mots',
    },
    {
      id: 's21',
      en: 'Faked a passion for a sport because of a certain smile',
      fr: "Simulé une passion pour un sport à cause d'un certain sourire",
    },
    {
      id: 's22',
      en: 'Held hands under the table so nobody would see',
      fr: 'Tenu une main sous la table, ni vu ni connu',
    },
    {
      id: 's23',
      en: 'Ended a work call with “love you”',
      fr: "Terminé un appel professionnel par «\u00a0je t'aime\u00a0»",
    },
    { id: 's24', en: 'Turned a first kiss into a clash of teeth', fr: 'Transformé un premier baiser en choc de dents' },
    {
      id: 's25',
      en: 'Asked the stars whether my crush and I had a future',
      fr: 'Consulté les astres pour savoir si mon crush et moi avions un avenir',
    },
    {
      id: 's26',
      en: 'Ghosted someone and then run into them at the supermarket',
      fr: "Ghosté quelqu'un, puis croisé cette personne au supermarché",
    },
    {
      id: 's27',
      en: 'Hidden a declaration of love in a playlist',
      fr: "Caché une déclaration d'amour dans une playlist",
    },
    { id: 's28', en: 'Waited politely for a couple to break up', fr: "Attendu poliment la rupture d'un couple" },
    {
      id: 's29',
      en: 'Been on a date without knowing it was one',
      fr: "Vécu un rendez-vous amoureux sans savoir que c'en était un",
    },
    { id: 's30', en: "Zoomed in on an ex's new love", fr: 'Zoomé sur la nouvelle conquête de mon ex' },
    {
      id: 's31',
      en: 'Tried on five outfits for a date and gone in the first',
      fr: 'Essayé cinq tenues avant un rendez-vous et gardé la première',
    },
    {
      id: 's32',
      en: 'Let someone else write my flirty replies',
      fr: "Laissé quelqu'un d'autre draguer avec mon téléphone",
    },
    {
      id: 's33',
      en: 'Worn a scarf in summer to hide a hickey',
      fr: 'Porté une écharpe en plein été pour cacher un suçon',
    },
    { id: 's34', en: 'Fallen for a voice before seeing the face', fr: 'Craqué pour une voix avant de voir le visage' },
    {
      id: 's35',
      en: 'Dropped something on purpose so someone would talk to me',
      fr: "Fait tomber un truc exprès pour qu'on m'adresse la parole",
    },
    { id: 's36', en: "Called someone by an ex's name", fr: "Appelé quelqu'un par le prénom de mon ex" },
    {
      id: 's37',
      en: 'Written a love letter that still lives in a drawer',
      fr: "Écrit une lettre d'amour qui dort encore dans un tiroir",
    },
    {
      id: 's38',
      en: 'Used a pickup line that actually worked',
      fr: 'Sorti une phrase de drague qui a vraiment marché',
    },
    { id: 's39', en: 'Fit two first dates into one day', fr: 'Casé deux premiers rendez-vous dans la même journée' },
    {
      id: 's40',
      en: 'Taken the long way to the coffee machine to pass a certain desk',
      fr: 'Fait un détour par la machine à café pour longer un certain bureau',
    },
    {
      id: 's41',
      en: 'Blocked an ex and unblocked them within the hour',
      fr: 'Bloqué puis débloqué mon ex dans la même heure',
    },
    { id: 's42', en: 'Put on perfume for a video call', fr: 'Mis mon plus beau parfum pour un appel vidéo' },
    {
      id: 's43',
      en: 'Burned a romantic dinner and ordered pizza',
      fr: 'Carbonisé un dîner romantique et commandé une pizza',
    },
    {
      id: 's44',
      en: 'Chosen a scary movie so someone would hold my arm',
      fr: "Choisi un film d'horreur pour qu'on me serre le bras",
    },
    { id: 's45', en: 'Broken up with someone by text', fr: 'Rompu par message' },
    {
      id: 's46',
      en: 'Cried over a romance for longer than it had lasted',
      fr: "Pleuré une histoire d'amour plus longtemps qu'elle n'avait duré",
    },
    {
      id: 's47',
      en: 'Spotted a neighbor on a dating app and panicked',
      fr: "Reconnu quelqu'un de mon immeuble sur une appli de rencontre, et paniqué",
    },
    {
      id: 's48',
      en: 'Set two friends up and then felt a little jealous',
      fr: 'Joué à Cupidon pour deux amis, puis ressenti un brin de jalousie',
    },
    {
      id: 's49',
      en: 'Sung a love song at karaoke to one person only',
      fr: "Chanté une chanson d'amour au karaoké en fixant une seule personne",
    },
    {
      id: 's50',
      en: 'Laughed far too hard at a joke because of who told it',
      fr: 'Ri beaucoup trop fort à une blague, à cause de la personne qui la racontait',
    },
    {
      id: 's51',
      en: 'Sent myself flowers so people would wonder',
      fr: 'Commandé un bouquet pour moi, histoire de faire jaser',
    },
    { id: 's52', en: 'Kissed someone on the day we met', fr: "Embrassé quelqu'un le jour de notre rencontre" },
    {
      id: 's53',
      en: 'Talked about an ex for a whole first date',
      fr: 'Parlé de mon ex pendant tout un premier rendez-vous',
    },
    {
      id: 's54',
      en: 'Fallen for a close friend and kept it quiet',
      fr: "Craqué en silence pour quelqu'un de ma bande",
    },
    { id: 's55', en: 'Deleted a number I knew by heart', fr: 'Effacé un numéro que je connaissais par cœur' },
    {
      id: 's56',
      en: 'Made a list of pros and cons about a person',
      fr: "Fait la liste des pour et des contre au sujet d'une personne",
    },
    {
      id: 's57',
      en: 'Come home from a trip with a tan and a broken heart',
      fr: 'Ramené de vacances un bronzage et un cœur brisé',
    },
    {
      id: 's58',
      en: 'Waited exactly three hours to reply, just to seem mysterious',
      fr: 'Attendu trois heures pile avant de répondre, pour cultiver le mystère',
    },
    {
      id: 's59',
      en: 'Asked a friend to find out whether someone was single',
      fr: "Envoyé quelqu'un enquêter sur le célibat de mon crush",
    },
    {
      id: 's60',
      en: 'Danced slowly and wished the song would last all night',
      fr: 'Dansé un slow en rêvant que la chanson dure toute la nuit',
    },
  ],
};

const ALL = new Map(Object.values(PRESET_STATEMENTS).flatMap((list) => list.map((one) => [one.id, one] as const)));

/** Whether an item's id is that of a statement of these lists. */
export const isStatement = (id: string): boolean => ALL.has(id);

/** Whether an item came from these lists and reads otherwise by now. */
export function isRewritten(id: string, text: string): boolean {
  const preset = ALL.get(id);
  return preset !== undefined && ![preset.en, preset.fr].includes(text.trim());
}
