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
/** Lists of people's texts, as the code before `.join` ends. */
const MANY = /\boptions(?:Of\([^()]*\))?$/;
/** Methods that return the same text, changed. */
const SAME = ['trim', 'trimEnd', 'slice', 'replace', 'replaceAll', 'normalize', 'toUpperCase', 'toLocaleUpperCase'];
/** What gives it a direction of its own. */
const OWN = ['UserText', 'UserName'];
/** Props of components that show them; `title` is also an attribute. */
const SHOWING = ['label', 'title', 'text', 'heading', 'description', 'caption', 'words'];
/** Components whose props are a title of a document, or words that they isolate. */
const ISOLATING = ['PageMeta'];
/** Types that hold people's texts, or parts of such types. */
const OF_THING = /^: (?:(?:Omit|Pick)<)?(?:Quiz|QuizDraft|QuizResponse|Profile|FoundProfile|Message|Circle|Member)\b/;
/** Fills texts in without isolating anything; that of pictures isolates. */
const FILLS = /import .*\bfill\b.*mail-texts/;
/** More than an address or a key: words that could turn, or be turned. */
const WORDS = /\s/;

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
    if (node.type === 'CallExpression') {
      const { callee } = node;
      if (callee.type === 'Identifier')
        return NAMING.includes(callee.name) || (callee.name === 'String' && isTheirs(node.arguments[0] as Node));
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
      return SAME.includes(callee.property.name) && isTheirs(callee.object as Node);
    }
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
  const takeParams = ({ params }: { params: readonly ESTree.ParamPattern[] }) => {
    for (const node of params)
      if (node.type === 'ObjectPattern' && node.typeAnnotation)
        if (OF_THING.test(text.slice(node.typeAnnotation.start, node.typeAnnotation.end))) take(node);
  };
  new Visitor({
    FunctionDeclaration: takeParams,
    ArrowFunctionExpression: takeParams,
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
    TemplateLiteral({ quasis, expressions }) {
      if (!quasis.some(({ value: { raw } }) => WORDS.test(raw))) return;
      // usernames are letters from a to z
      check('', expressions.filter((one) => !/username$/i.test(text.slice(one.start, one.end))).flatMap(shownBy));
    },
    // a sentence of the translator has it isolated
    CallExpression({ callee, arguments: [, values] }) {
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'join'
      )
        if (callee.object.type === 'ArrayExpression') check('', callee.object.elements as Node[]);
        // the functions store texts unchanged
        else if (MANY.test(text.slice(0, callee.object.end)) && !file.startsWith('functions/'))
          found.push(`${file}:${text.slice(0, callee.object.end).split('\n').length} options`);
      if (
        callee.type === 'Identifier' &&
        callee.name === 'fill' &&
        FILLS.test(text) &&
        values?.type === 'ObjectExpression'
      )
        check(
          '',
          values.properties.flatMap((each) => (each.type === 'Property' ? shownBy(each.value as Node) : [])),
        );
    },
    // an attribute on its own needs nothing, and a component shows what it's given
    JSXOpeningElement({ name, attributes }) {
      const element = text.slice(name.start, name.end);
      if (/^[a-z]/.test(element) || ISOLATING.includes(element)) return;
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.value?.type === 'JSXExpressionContainer')
          if (attribute.name.type === 'JSXIdentifier' && SHOWING.includes(attribute.name.name))
            check(element, shownBy(attribute.value.expression));
    },
    JSXElement({ openingElement, children: nodes }) {
      children(text.slice(openingElement.name.start, openingElement.name.end), nodes);
    },
    JSXFragment({ children: nodes }) {
      children('', nodes);
    },
  }).visit(program);
  return [...new Set(found)];
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
  ['<Card title={quiz.title} />', ['quiz.title']],
  ['<p>{quiz.title.trim()}</p>', ['quiz.title.trim()']],
  ['<p>{[owner.name, isolate(quiz.title)].join(" · ")}</p>', ['owner.name']],
  ['<p>{options.join(" · ")}</p>', ['options']],
  ['<p>{optionsOf(question).join(" / ")}</p>', ['options']],
  ['<p>{options.map(isolate).join(" · ")}</p>', []],
  ['({ title }: Quiz) => <p>{title}</p>', ['title']],
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

it.each([
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code
  ['const full = `${t("title")} · ${profile.name}`;', ['profile.name']],
  ['const address = `/${profile.username}/${quiz.id}`;', []],
  ["import { fill } from './mail-texts.ts';\nfill(texts.favorite, { title: quiz.title });", ['quiz.title']],
  ["import { fill } from './mail-texts.ts';\nfill(texts.favorite, { title: isolate(quiz.title) });", []],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is code
])('%s turns, outside a component: %j', (code, stray) => {
  expect(findStray('a.ts', code).map((one) => one.split(' ')[1])).toEqual(stray);
});

// a name can turn the sentence around it, and reach beyond its line
it('every text of people is shown by the component for them, or isolated', () => {
  const files = projectFiles('{src,functions/src}/**/*.{ts,tsx}').filter((file) => !/\.test\.|testing\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findStray(file, readProjectFile(file)))).toEqual([]);
});
