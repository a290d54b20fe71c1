// The two runtimes, as git repositories → content/facts: what their code knows of each widget.
//   node scripts/facts.mjs --web REPO@BRANCH --native REPO@BRANCH --prefix PREFIX --out content/facts
//     --prefix     what the ids of the platform's elements begin with
//     --reference  folder of Markdown: methods that its text calls are marked as documented
//     --history    also compares all published versions; takes a minute or two
//     --releases   folder of their records, content/releases unless given
import { parseArgs } from 'node:util';
import { BadInput } from './facts/bad-input.mjs';
import { extractFacts } from './facts/extract-facts.mjs';

const OPTIONS = {
  web: { type: 'string' },
  native: { type: 'string' },
  prefix: { type: 'string' },
  out: { type: 'string' },
  reference: { type: 'string' },
  releases: { type: 'string', default: 'content/releases' },
  history: { type: 'boolean', default: false },
};
const NEEDED = ['web', 'native', 'prefix', 'out'];

try {
  for (const line of extractFacts(readOptions())) console.log(line);
} catch (error) {
  // What the system refuses, such as a folder that can't be made, says enough, too.
  if (!(error instanceof BadInput || error.syscall)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const missing = NEEDED.filter((name) => !values[name]).map((name) => `--${name}`);
    if (missing.length === 0) return values;
    throw new BadInput(`${missing.join(', ')}: missing. See the first lines of scripts/facts.mjs.`);
  } catch (error) {
    throw error.code?.startsWith('ERR_PARSE_ARGS') ? new BadInput(error.message) : error;
  }
}
