// A word → its irregular forms, which no stem has in common: `sent` finds "send".

const FORMS = `become became
begin began begun
bind bound
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
draw drew drawn
drive drove driven
fall fell fallen
find found
forget forgot forgotten
freeze froze frozen
grow grew grown
hide hid hidden
hold held
keep kept
leave left
lose lost
pay paid
rebuild rebuilt
run ran
sell sold
send sent
shake shook shaken
shrink shrank shrunk
spend spent
steal stole stolen
stick stuck
throw threw thrown
understand understood
wake woke woken
write wrote written
child children
index indices
medium media
person people
schema schemata
vertex vertices`;

const byWord = new Map(
  FORMS.split('\n').flatMap((line) => {
    const forms = line.split(' ');
    return forms.map((word) => [word, forms.filter((other) => other !== word)] as const);
  }),
);

export const formsOf = (word: string): readonly string[] => byWord.get(word) ?? [];
