// What a server under load was measured to do → its part of bench/RESULTS.md.
import { count, verdict } from '../format.mjs';

export function renderLoad({ date, machine, load }) {
  const { seconds, idle, active, published, answers, failures, memoryMb } = load;
  const { reset, unanswered, late, opened, closedIdle } = load;
  const lost = reset + unanswered + late;
  const growth = memoryMb.last / memoryMb.second - 1;
  const mb = (value) => `${Math.round(value)} MB`;
  return `## Load

Measured on ${date}, ${machine.cpu}, 2 cores used, Node ${machine.node}: \`learn serve --log json\` with a site of 100 pages, clients and builds on the same machine, which is shared: other work ran on it meanwhile.
${count(idle)} connections that ask seldom, a third of them at the very moment when the keep-alive that the server announces ends, a third up to two seconds too late, and ${count(active)} that ask all the time, for ${count(seconds)} seconds, while the site was published ${count(published)} times.

| load | bar | measured | reached |
| --- | --- | --- | --- |
| answers | (no bar) | ${count(answers)} | – |
| answers other than 200 | 0 | ${count(failures)} | ${verdict(failures === 0)} |
| requests that were reset; closed without an answer; not answered within 30 s | 0; 0; 0 | ${reset}; ${unanswered}; ${late} | ${verdict(lost === 0)} |
| connections opened; closed by the server between two requests | (no bar) | ${count(opened)}; ${count(closedIdle)} | – |
| memory: second third → last third of the time | ± 5 % | ${mb(memoryMb.second)} → ${mb(memoryMb.last)}, at most ${mb(memoryMb.peak)} | ${verdict(growth <= 0.05)} |
`;
}
