// A page's text → what it names; code names nothing.
import { expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

it('finds links, where a page ends, records of directives, and what its steps name', () => {
  const text = `See [one](a/one#part) and [two](a/two).

::picture{name=soup size=big}
::table{salad}

1. Open [three](a/three) and set **Size**.
2. Set **Size** and **Color**.

Not **bold** in prose.

\`\`\`md
1. **Code** [four](a/four)
::picture{name=code}
\`\`\`

## Next

- [two](a/two)
::card{to=a/five}
`;
  expect(mentionsOf(text)).toEqual({
    links: ['a/one', 'a/two', 'a/three'],
    ends: ['a/two', 'a/five'],
    uses: ['picture soup', 'table salad'],
    labels: ['Size', 'Color'],
    steps: ['a/three'],
  });
});
