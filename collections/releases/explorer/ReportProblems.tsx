// What of an address can't be reported on → a sentence, and a way on.
import type { ReleaseIndex } from '../data.ts';
import type { ReportProblem } from '../report-request.ts';
import type { ReleaseTexts } from '../texts.ts';
import { nearVersions } from '../version-order.ts';
import { fill } from './fill.ts';

type Props = {
  texts: ReleaseTexts['report'];
  problems: readonly ReportProblem[];
  index: ReleaseIndex;
  onChoose(name: 'from' | 'to', version: string): void;
  onSwap(): void;
};

export function ReportProblems({ texts, problems, index, onChoose, onSwap }: Props) {
  return problems.map((one) =>
    one.problem === 'backwards' ? (
      <p key="backwards" className="notice" role="alert">
        {fill(texts.backwards, { from: one.from, to: one.to })}{' '}
        <button type="button" onClick={onSwap}>
          {texts.swap}
        </button>
      </p>
    ) : (
      <Unknown
        key={`${one.name} ${one.value}`}
        texts={texts}
        one={one}
        index={index}
        onChoose={onChoose}
      />
    ),
  );
}

type UnknownProps = {
  texts: Props['texts'];
  one: Extract<ReportProblem, { problem: 'unknown' }>;
  index: ReleaseIndex;
  onChoose: Props['onChoose'];
};

function Unknown({ texts, one, index, onChoose }: UnknownProps) {
  const { name, value } = one;
  const isVersion = name === 'from' || name === 'to';
  const near = isVersion
    ? nearVersions(
        value,
        index.versions.map(({ version }) => version),
      )
    : [];
  return (
    <p className="notice" role="alert">
      {fill(texts.unknown, { name: isVersion ? texts.versionWord : name, value })}{' '}
      {near.length ? (
        <>
          {texts.closest.split('{versions}')[0]}
          {near.map((version) => (
            <button
              key={version}
              type="button"
              onClick={() => onChoose(name as 'from' | 'to', version)}
            >
              {version}
            </button>
          ))}
          {texts.closest.split('{versions}')[1]}
        </>
      ) : null}
    </p>
  );
}
