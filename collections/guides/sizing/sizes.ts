// What is to be run → machines of each kind, and the sums as one would write them.

/** Developers and apps that an instance of 32 GB carries. */
const CARRIES = {
  '11.x': { developers: 18, apps: 20 },
  '10.x': { developers: 20, apps: 20 },
} as const;

export type Release = keyof typeof CARRIES;
export type Wish = { release: Release; developers: string; apps: string; stages: string };
export type Sizes = {
  workspace: number;
  deployment: number;
  all: number;
  formula: string[];
  /** What can't be counted, in a sentence. */
  wrong?: string;
};

const MOST = 100_000;

export function sizes({ release, developers, apps, stages }: Wish): Sizes {
  const counts = { developers: toCount(developers), apps: toCount(apps), stages: toCount(stages) };
  const wrong = Object.entries(counts).find(([, count]) => count === undefined)?.[0];
  const { developers: people = 0, apps: running = 0, stages: each = 0 } = counts;
  const carries = CARRIES[release];
  const workspace = Math.ceil(people / carries.developers);
  const perStage = Math.ceil(running / carries.apps);
  const deployment = perStage * each;
  return {
    workspace,
    deployment,
    all: 1 + workspace + deployment,
    formula: [
      `StudioWorkspace = ⌈${people} ÷ ${carries.developers}⌉ = ${workspace}`,
      `AppDeployment = ⌈${running} ÷ ${carries.apps}⌉ × ${each} = ${deployment}`,
    ],
    ...(wrong ? { wrong: `Write the ${wrong} as a whole number from 0 to 100,000.` } : {}),
  };
}

function toCount(text: string): number | undefined {
  const count = Number(text.trim());
  return /^\d+$/.test(text.trim()) && count <= MOST ? count : undefined;
}
