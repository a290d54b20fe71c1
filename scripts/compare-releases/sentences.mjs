// Sentences of release notes that state a version ▶ claims.
import { tidy } from './versions.mjs';

const V = String.raw`v?\d+(?:\.\d+)*(?:[.-][A-Za-z][A-Za-z0-9]*)?`;
const SENTENCES = [
  // [pattern, (match) => [group, component, to, from?]…]
  [
    new RegExp(`Upgraded Spring from (${V}) to (${V})`),
    (m) => [['Backend frameworks', 'Spring Framework', m[2], m[1]]],
  ],
  [
    new RegExp(`Upgraded Hibernate libraries from (${V}) to (${V})`),
    (m) => [['Backend frameworks', 'Hibernate', m[2], m[1]]],
  ],
  [
    new RegExp(`Angular JS(?: version has been upgraded)? from (${V}) to (${V})`),
    (m) => [['UI frameworks', 'AngularJS', m[2], m[1]]],
  ],
  [new RegExp(`Bootstrap updated to (${V})`), (m) => [['UI frameworks', 'Bootstrap', m[1]]]],
  [
    new RegExp(`Angular UI Bootstrap from (${V}) to (${V})`),
    (m) => [['UI frameworks', 'UI Bootstrap', m[2], m[1]]],
  ],
  [
    new RegExp(`Ace Editor builds from (${V}) to (${V})`),
    (m) => [['UI frameworks', 'Ace', m[2], m[1]]],
  ],
  [
    /Angular JS \(([\d.]+)\) and AngularUI Bootstrap \(([\d.]+)\)/,
    (m) => [
      ['UI frameworks', 'AngularJS', m[1]],
      ['UI frameworks', 'UI Bootstrap', m[2]],
    ],
  ],
  [/upgraded to \*\*Tomcat Version ([\d.]+)\*\*/, (m) => [['Runtime', 'Tomcat', m[1]]]],
  [/using \*\*JDK ([\d.]+)\+\*\* instead of ([\d.]+)/, (m) => [['Runtime', 'JDK', m[1], m[2]]]],
  [/Jasper reports \(ver ([\d.]+)\)/, (m) => [['Backend frameworks', 'JasperReports', m[1]]]],
  [/antisamy version updated to ([\d.]+\d)/, (m) => [['Backend frameworks', 'AntiSamy', m[1]]]],
  [/Android target version to (\d+)/, (m) => [['Runtime', 'Android (target API level)', m[1]]]],
  [
    /single-spa-angular/,
    (m) => {
      const [, v] = /version ([\d.]+) of 'single-spa-angular/.exec(m.input) ?? [];
      return v ? [['UI frameworks', 'single-spa-angular', v]] : [];
    },
  ],
  [
    /Android KitKat is dropped, and supporting from (Lollipop)/,
    (m) => [['Runtime', 'Android (minimum)', m[1]]],
  ],
  [/cordova-android@([\d.]+\d)/, (m) => [['Runtime', 'Cordova Android', m[1]]]],
  [
    /Android target SDK is changed to (\d+)/,
    (m) => [['Runtime', 'Android (target API level)', m[1]]],
  ],
  [/Android min SDK is set as (\d+)/, (m) => [['Runtime', 'Android (minimum)', m[1]]]],
  [
    /Maven@([\d.]+\d) and Node@([\d.]+\d)/,
    (m) => [
      ['Web builds', 'Maven', m[1]],
      ['Web builds', 'Node.js', m[2]],
    ],
  ],
  [
    /Docker upgrades to the latest version i\.e `([\d.]+)`.*greater than `>([\d.]+)`/,
    (m) => [['Platform', 'Docker', m[1]]],
  ],
  [
    /Cordova@([\d.]+\d) and Cordova-ios@([\d.]+\d)/,
    (m) => [
      ['Runtime', 'Cordova', m[1]],
      ['Runtime', 'Cordova iOS', m[2]],
    ],
  ],
  [
    /Antisamy version updated from ([\d.]+) to ([\d.]+\d)/,
    (m) => [['Backend frameworks', 'AntiSamy', m[2], m[1]]],
  ],
  [
    /Hibernate version updated from ([\d.]+) to ([\d.]+\d)/,
    (m) => [['Backend frameworks', 'Hibernate', m[2], m[1]]],
  ],
  [/Maven updated from ([\d.]+) to ([\d.]+\d)/, (m) => [['Web builds', 'Maven', m[2], m[1]]]],
  [/Update Node version to ([\d.]+\d)/, (m) => [['Web builds', 'Node.js', m[1]]]],
  [/Update NPM version to ([\d.]+\d)/, (m) => [['Web builds', 'npm', m[1]]]],
  [/the next Angular version, ([\d.]+\d)/, (m) => [['UI frameworks', 'Angular', m[1]]]],
  [
    /Cordova-Android is upgraded to ([\d.]+\d).*Android-(\d+) SDK/,
    (m) => [
      ['Runtime', 'Cordova Android', m[1]],
      ['Runtime', 'Android (target API level)', m[2]],
    ],
  ],
  [/\w+-sspa-cli to \[([\d.]+)\]/, (m) => [['UI frameworks', '{PR} SSPA CLI', m[1]]]],
  [/Angular Upgrade ([\d.]+) to ([\d.]+\d)/, (m) => [['UI frameworks', 'Angular', m[2], m[1]]]],
  [/Upgrade Log4j2 ([\d.]+) to ([\d.]+\d)/, (m) => [['Backend frameworks', 'Log4j', m[2], m[1]]]],
  [/Log4j2 upgraded to \*\*([\d.]+)\*\*/, (m) => [['Backend frameworks', 'Log4j', m[1]]]],
  [
    /Spring upgraded to \*\*([\d.]+)\*\*/,
    (m) => [['Backend frameworks', 'Spring Framework', m[1]]],
  ],
  [
    /snakeyaml\*\* library updated from ([\d.]+) to ([\d.]+\d)/,
    (m) => [['Backend frameworks', 'SnakeYAML', m[2], m[1]]],
  ],
  [/Upgraded Cordova-Android to ([\d.]+\d)/, (m) => [['Runtime', 'Cordova Android', m[1]]]],
  [
    /Default target Android SDK is updated to (\d+)/i,
    (m) => [['Runtime', 'Android (target API level)', m[1]]],
  ],
  [
    /Upgraded Calendar widget to version ([\d.]+\d)/,
    (m) => [['UI frameworks', 'FullCalendar', m[1]]],
  ],
  [
    /OpenSAML version from ([\d.]+) to ([\d.]+\d)/,
    (m) => [['Backend frameworks', 'OpenSAML', m[2], m[1]]],
  ],
  [
    /Googlemaps Prefab.* updated from version ([\d.]+) to ([\d.]+\d)/,
    (m) => [['Prefabs', 'Google Maps', m[2], m[1]]],
  ],
  [
    /\*\*\[?Expo\]?(?:\([^)]*\))?\*\* updated from version (\d+) to (\d+)|^Expo updated from version (\d+) to (\d+)/,
    (m) => [['React Native SDK', 'Expo', m[2] ?? m[4], m[1] ?? m[3]]],
  ],
  [/an upgrade to React Native ([\d.]+\d)/, (m) => [['React Native SDK', 'React Native', m[1]]]],
  [
    /D3 and NVD3 charting libraries updated from version ([\d.]+) to ([\d.]+) and ([\d.]+) to ([\d.]+\d)/,
    (m) => [
      ['UI frameworks', 'D3', m[2], m[1]],
      ['UI frameworks', 'NVD3', m[4], m[3]],
    ],
  ],
  [
    /- (sonarqube-scanner|owasp-dependency-check|@compodoc\/compodoc|summernote): ([\d.]+) -> ([\d.]+)/,
    (m) => [['UI frameworks', m[1], m[3], m[2]]],
  ],
  [/Cordova-iOS supports from iOS (\d+)/, (m) => [['Runtime', 'iOS (minimum)', m[1]]]],
  [
    /Cordova-Android supports from (?:iOS )?Android (\d+) \(Nougat\)/,
    (m) => [['Runtime', 'Android (minimum)', m[1]]],
  ],
  [
    /Android Studio version be \*\*Iguana \| ([\d.]+)\*\* or above and Android Gradle Plugin\(AGP\) version be \*\*([\d.]+)\*\*/,
    (m) => [
      ['React Native builds', 'Android Studio (minimum)', `Iguana ${m[1]}`],
      ['React Native builds', 'Android Gradle Plugin (minimum)', m[2]],
    ],
  ],
  [
    /upgrade all generated web applications to Angular (\d+) and Node v(\d+)/,
    (m) => [
      ['UI frameworks', 'Angular', m[1]],
      ['Web builds', 'Node.js', m[2]],
    ],
  ],
  [
    /build environment and CI\/CD pipelines to Node ([\d.]+\d)/,
    (m) => [['Web builds', 'Node.js', m[1]]],
  ],
  [
    /React Native applications will continue using Node version (\d+)/,
    (m) => [['React Native builds', 'Node.js', m[1]]],
  ],
  [
    /single \*\*Node\.js v([\d.]+)\*\* version across both/,
    (m) => [
      ['Web builds', 'Node.js', m[1]],
      ['React Native builds', 'Node.js', m[1]],
    ],
  ],
  [
    /upgraded to \*\*Expo (\d+)\*\*, which uses \*\*React Native ([\d.]+)\*\*/,
    (m) => [
      ['React Native SDK', 'Expo', m[1]],
      ['React Native SDK', 'React Native', m[2]],
    ],
  ],
  [
    /targeting Android API ([\d.]+\d)/,
    (m) => [['React Native SDK', 'Android (target API level)', m[1].split('.')[0]]],
  ],
  [/automatically upgraded to Angular (\d+)/, (m) => [['UI frameworks', 'Angular', m[1]]]],
  [
    /Spring framework from (\d)\.x to ([\d.]+\d)/,
    (m) => [['Backend frameworks', 'Spring Framework', m[2], m[1]]],
  ],
  [
    /Java Servlet upgrade from (\d)\.x to (\d)\.x/,
    (m) => [['Backend frameworks', 'Servlet API', m[2], m[1]]],
  ],
];

export function claimsOfSentence({ text, line, file }) {
  if (/^\s*\|/.test(text)) return [];
  return SENTENCES.flatMap(([pattern, make]) => {
    const m = pattern.exec(text.replace(/<\/?[a-z][^>]*>/gi, ' ').replace(/ +/g, ' '));
    if (!m) return [];
    return make(m).map(([group, component, to, from]) => ({
      group,
      component,
      to: tidy(to),
      ...(from ? { from: tidy(from) } : {}),
      isSentence: true,
      file,
      line,
      raw: text.slice(0, 160),
    }));
  });
}
