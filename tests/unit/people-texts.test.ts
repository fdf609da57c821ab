import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** What people write, by the field that holds it. */
const FIELDS = [
  ...['name', 'ownerName', 'responderName', 'senderName', 'username', 'ownerUsername', 'title', 'bio'],
  ...['question', 'statement', 'prompt', 'given', 'correct', 'message', 'reply', 'note', 'subject'],
];
/** What holds such fields; of others, a title or a note is the app's. */
const THINGS = [
  ...['profile', 'owner', 'recipient', 'creator', 'quiz', 'draft', 'circle', 'member', 'me', 'entry', 'response'],
  ...['result', 'answer', 'question', 'newQuiz', 'made', 'factor', 'user'],
];
/** Functions that return what somebody is called. */
const NAMING = ['firstName', 'nameOf', 'responderOf', 'senderOf'];
/** What gives it a direction of its own. */
const OWN = ['UserText', 'UserName'];

type Node = ESTree.Expression | ESTree.JSXEmptyExpression;

/** Returns the parts of an expression that may be shown. */
function shownBy(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [...shownBy(node.consequent), ...shownBy(node.alternate)];
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : shownBy(node.left)), ...shownBy(node.right)];
  if (node.type === 'TemplateLiteral') return node.expressions.flatMap(shownBy);
  if (node.type === 'ChainExpression') return shownBy(node.expression);
  return [node];
}

/** Returns the texts of people that a component shows past the component for them, with their lines. */
function findStray(file: string, text: string): string[] {
  const theirs = new Set<string>();
  const found: string[] = [];
  const isThing = (node: Node): boolean =>
    node.type === 'Identifier'
      ? THINGS.includes(node.name)
      : node.type === 'MemberExpression' && node.property.type === 'Identifier' && THINGS.includes(node.property.name);
  const isTheirs = (node: Node): boolean => {
    if (node.type === 'Identifier') return theirs.has(node.name);
    if (node.type === 'CallExpression') return node.callee.type === 'Identifier' && NAMING.includes(node.callee.name);
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
    return FIELDS.includes(node.property.name) && isThing(node.object as Node);
  };
  const check = (element: string, nodes: readonly Node[]) => {
    if (OWN.includes(element)) return;
    for (const shown of nodes)
      if (isTheirs(shown))
        found.push(`${file}:${text.slice(0, shown.start).split('\n').length} ${text.slice(shown.start, shown.end)}`);
  };
  const children = (element: string, nodes: readonly ESTree.JSXChild[]) => {
    for (const child of nodes) if (child.type === 'JSXExpressionContainer') check(element, shownBy(child.expression));
  };
  const program = parseSync(file, text).program;
  const take = ({ properties }: ESTree.ObjectPattern) => {
    for (const property of properties)
      if (property.type === 'Property' && property.key.type === 'Identifier' && FIELDS.includes(property.key.name))
        if (property.value.type === 'Identifier') theirs.add(property.value.name);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (!init) return;
      if (id.type === 'Identifier' && isTheirs(init)) theirs.add(id.name);
      if (id.type === 'ObjectPattern' && isThing(init)) take(id);
    },
    Property({ key, value }) {
      if (value.type === 'ObjectPattern' && isThing(key as Node)) take(value as unknown as ESTree.ObjectPattern);
    },
  }).visit(program);
  new Visitor({
    // a sentence of the translator has it isolated, and a text on its own needs nothing
    JSXAttribute({ value }) {
      if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'TemplateLiteral') return;
      const { quasis, expressions } = value.expression;
      // usernames are letters from a to z
      if (quasis.some(({ value: { raw } }) => /[\p{L}·:,(]/u.test(raw)))
        check(
          '',
          expressions.filter((one) => !/username$/i.test(text.slice(one.start, one.end))),
        );
    },
    JSXElement({ openingElement, children: nodes }) {
      children(text.slice(openingElement.name.start, openingElement.name.end), nodes);
    },
    JSXFragment({ children: nodes }) {
      children('', nodes);
    },
  }).visit(program);
  return found;
}

it.each([
  ['<p>{quiz.title}</p>', ['quiz.title']],
  ['<p>@{profile?.username ?? t("nobody")}</p>', ['profile?.username']],
  ['<>{firstName(owner.name)}</>', ['firstName(owner.name)']],
  ['<p>{isKnown ? newQuiz.owner.name : null}</p>', ['newQuiz.owner.name']],
  ['<UserText as="p">{quiz.title}</UserText>', []],
  ['<p><UserName>{nameOf(id)}</UserName></p>', []],
  ['<p>{t("title", { name: owner.name })}</p>', []],
  ['<p title={quiz.title} />', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  ['<p title={`${quiz.title} · ${isolate(quiz.title)}`} />', ['quiz.title']],
])('%s shows past the component for texts of people: %j', (shown, stray) => {
  expect(findStray('a.tsx', `export const A = () => ${shown};`)).toEqual(stray.map((one) => `a.tsx:1 ${one}`));
});

it('follows what is taken out of a thing', () => {
  const component =
    'function A({ quiz, owner: { name } }) {\n  const { title: called } = quiz;\n  return <h1>{called} {name}</h1>;\n}';
  expect(findStray('a.tsx', component)).toEqual(['a.tsx:3 called', 'a.tsx:3 name']);
});

// a name can turn the sentence around it, and reach beyond its line
it('every text of people is shown by the component for them', () => {
  const files = projectFiles('src/**/*.tsx').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findStray(file, readProjectFile(file)))).toEqual([]);
});
