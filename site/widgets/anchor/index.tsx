// The Anchor, alive: text, icon and badge of a link, which shows where it would lead.
import { useState } from 'react';
import { Link } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/basic-glyph.tsx';
import '../kit/basic.css';

const PLACES: Readonly<Record<string, string>> = {
  _blank: 'in a new tab',
  _self: 'in place of this page',
  _parent: 'in the frame around this one',
  _top: 'in the whole window',
};

export default createDemo({
  tag: 'anchor',
  native: () => import('./native.tsx'),
  initial: {
    caption: 'Leave policy',
    badgevalue: '3',
    hint: 'Rules for leave of all kinds',
    nooflines: 0,
    hyperlink: 'https://www.example.com/leave',
    target: '_blank',
    iconclass: 'wi wi-file',
    iconposition: 'left',
    disabletoucheffect: false,
    show: true,
  },
  Stage({ state, fire }) {
    const { caption, hint, hyperlink, target, iconclass } = state;
    const [isFollowed, setFollowed] = useState(false);
    const place = hyperlink
      ? `${hyperlink} opens ${PLACES[target] ?? ''}.`
      : 'It leads nowhere yet.';
    return (
      <div className="d-rows">
        <span title={hint || undefined}>
          <Link
            className={`d-anchor d-anchor-${state.iconposition}`}
            onFocus={() => fire('onFocus')}
            onBlur={() => fire('onBlur')}
            onHoverStart={() => fire('onMouseenter')}
            onHoverEnd={() => fire('onMouseleave')}
            onPress={() => {
              fire('onClick');
              setFollowed(true);
            }}
          >
            <Glyph classes={iconclass} />
            <span>{caption}</span>
            {state.badgevalue ? <span className="d-badge">{state.badgevalue}</span> : null}
          </Link>
        </span>
        <p className="d-aside" role="status">
          {isFollowed ? place : 'Select the link to read where it leads.'}
        </p>
      </div>
    );
  },
});
