// Developers, apps and stages → instances that the platform needs, with the sum shown; figures as on the page around it.
import { useEffect, useId, useState } from 'react';
import { type Release, sizes } from '../sizing/sizes.ts';

export default function Sizing() {
  const [release, setRelease] = useState<Release>('11.x');
  const [developers, setDevelopers] = useState('36');
  const [apps, setApps] = useState('10');
  const [stages, setStages] = useState('2');
  // What is typed before the script is there would be lost.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { workspace, deployment, all, formula, wrong } = sizes({
    release,
    developers,
    apps,
    stages,
  });
  return (
    <div className="sizing">
      <div className="sizing-fields">
        <label>
          <span>Release</span>
          <select value={release} onChange={({ target }) => setRelease(target.value as Release)}>
            <option>11.x</option>
            <option>10.x</option>
          </select>
        </label>
        <Count label="Developers" value={developers} onChange={setDevelopers} isLive={isLive} />
        <Count
          label="Deployed apps in each stage"
          value={apps}
          onChange={setApps}
          isLive={isLive}
        />
        <Count label="Stages of the pipeline" value={stages} onChange={setStages} isLive={isLive} />
      </div>
      {wrong ? (
        <p className="sizing-wrong" role="alert">
          {wrong}
        </p>
      ) : (
        <>
          <dl aria-live="polite">
            <Result name="Platform instance" count={1} />
            <Result name="StudioWorkspace instances" count={workspace} />
            <Result name="AppDeployment instances" count={deployment} />
            <Result name="Machines in all" count={all} />
          </dl>
          <p className="sizing-formula">
            {formula.map((line) => (
              <code key={line}>{line}</code>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

type CountProps = {
  label: string;
  value: string;
  isLive: boolean;
  onChange(value: string): void;
};

function Count({ label, value, isLive, onChange }: CountProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        readOnly={!isLive}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function Result({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}
