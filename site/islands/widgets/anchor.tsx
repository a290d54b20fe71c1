// The Anchor, alive: text, icon and badge of a link, which tells where it would lead.
import { useState } from 'react';
import { Link } from 'react-aria-components';
import { Glyph } from '../demo/basic-glyph.tsx';
import { createDemo } from '../demo/create-demo.tsx';

const PLACES: Readonly<Record<string, string>> = {
  _blank: 'in a new tab',
  _self: 'in place of this page',
  _parent: 'in the frame around this one',
  _top: 'in the whole window',
};

export default createDemo({
  tag: 'anchor',
  initial: {
    caption: 'Leave policy',
    'badge-value': '3',
    hint: 'Rules for leave of all kinds',
    hyperlink: 'https://www.example.com/leave',
    target: '_blank',
    iconclass: 'wi wi-file',
    'icon-position': 'left',
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
            className={`d-anchor d-anchor-${state['icon-position']}`}
            onFocus={() => fire('onFocus')}
            onBlur={() => fire('onBlur')}
            onHoverStart={() => fire('onMouseEnter')}
            onHoverEnd={() => fire('onMouseLeave')}
            onPress={() => {
              fire('onClick');
              setFollowed(true);
            }}
          >
            <Glyph classes={iconclass} />
            <span>{caption}</span>
            {state['badge-value'] ? <span className="d-badge">{state['badge-value']}</span> : null}
          </Link>
        </span>
        <p className="d-aside" role="status">
          {isFollowed ? place : 'Select the link to read where it leads.'}
        </p>
      </div>
    );
  },
});
