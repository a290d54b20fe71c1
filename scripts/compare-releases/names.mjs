// What release notes call a component, and the heading above it ▶ its name and group in our records.

const NAMES = [
  [/^jquery-ui/i, 'jQuery UI'],
  [/^jquery$/i, 'jQuery'],
  [/^angular-ui-bootstrap|angular ui bootstrap|AngularUI Bootstrap/i, 'UI Bootstrap'],
  [/^angular ?js$/i, 'AngularJS'],
  [/^angular$/i, 'Angular'],
  [/^ngx-bootstrap/i, 'ngx-bootstrap'],
  [/^bootstrap$/i, 'Bootstrap'],
  [/^d3$/i, 'D3'],
  [/^nvd3$/i, 'NVD3'],
  [/^lodash/i, 'Lodash'],
  [/^underscore$/i, 'Underscore'],
  [/^hammerjs$/i, 'Hammer.js'],
  [/^xdomain$/i, 'XDomain'],
  [/^ace/i, 'Ace'],
  [/^full ?calendar$/i, 'FullCalendar'],
  [/^spring framework|^spring$/i, 'Spring Framework'],
  [/^spring security$/i, 'Spring Security'],
  [/^spring data$/i, 'Spring Data'],
  [/^spring boot$/i, 'Spring Boot'],
  [/^spring session$/i, 'Spring Session'],
  [/^gson$/i, 'Gson'],
  [/^hibernate validator$/i, 'Hibernate Validator'],
  [/^hibernate/i, 'Hibernate'],
  [/^hsql$/i, 'HSQLDB'],
  [/^jackson$/i, 'Jackson'],
  [/^slf4j$/i, 'SLF4J'],
  [/^log4j2?$/i, 'Log4j'],
  [/^servlet/i, 'Servlet API'],
  [/^hikaricp$/i, 'HikariCP'],
  [/^commons lang/i, 'Commons Lang'],
  [/^commons text/i, 'Commons Text'],
  [/^commons io/i, 'Commons IO'],
  [/^commons codec/i, 'Commons Codec'],
  [/^commons-validator/i, 'Commons Validator'],
  [/^guava$/i, 'Guava'],
  [/^postgresql driver/i, 'PostgreSQL driver'],
  [/^mariadb/i, 'MariaDB driver'],
  [/^mongodb/i, 'MongoDB driver'],
  [/^jgit$/i, 'JGit'],
  [/antisamy/i, 'AntiSamy'],
  [/^freemarker$/i, 'FreeMarker'],
  [/^apache tika$/i, 'Apache Tika'],
  [/^jakarta validation/i, 'Jakarta Validation API'],
  [/^json-smart$/i, 'json-smart'],
  [/^swagger$/i, 'Swagger annotations'],
  [/httpcomponents.*httpclient/i, 'HttpClient'],
  [/^httpcomponents$/i, 'HttpComponents'],
  [/^date time framework/i, 'Date and time API'],
  [/^json libraries|^com\.tdunning/i, 'json (com.tdunning)'],
  [/^jdk$/i, 'JDK'],
  [/^websphere liberty$/i, 'WebSphere Liberty'],
  [/^websphere$/i, 'WebSphere'],
  [/^weblogic$/i, 'WebLogic'],
  [/wildfly$/i, 'WildFly'],
  [/^jboss$/i, 'JBoss'],
  [/^tomcat$/i, 'Tomcat'],
  [/^java$/i, 'Java'],
  [/^node(\.js)?$/i, 'Node.js'],
  [/^maven$/i, 'Maven'],
  [/^npm$/i, 'npm'],
  [/^ant$/i, 'Ant'],
  [/^git$/i, 'Git'],
  [/^android studio$/i, 'Android Studio'],
  [/^sdk build tools$/i, 'SDK Build Tools'],
  [/reactnative-cli/i, '{PR} React Native CLI'],
  [/^android gradle plugin/i, 'Android Gradle Plugin'],
  [/^xcode$/i, 'Xcode'],
  [/^expo$/i, 'Expo'],
  [/^react native$/i, 'React Native'],
];
export const nameOf = (words) => NAMES.find(([pattern]) => pattern.test(words.trim()))?.[1];

/** Undefined: no list of components. */
export function groupOf(heads, version) {
  const [path, last = ''] = [heads.join(' > '), heads.at(-1) ?? ''];
  if (/UI Framework/i.test(last)) return 'UI frameworks';
  if (/Back-?end Frameworks|Log4j2 from Log4j/i.test(last)) return 'Backend frameworks';
  if (/Run ?time Environment/i.test(last)) return 'Runtime';
  // A studio of several versions builds apps of version 10 too; that of version 10 builds no others.
  if (/Angular Web and Mobile 10/i.test(last))
    return version.startsWith('10.') ? 'Web builds' : 'Web builds of version 10 apps';
  if (/Angular Web/i.test(last)) return 'Web builds';
  if (/SDK Update/i.test(last)) return 'React Native SDK';
  if (/React Native 11|Environment Setup/i.test(last) || /React Native > Environment/i.test(path))
    return 'React Native builds';
  return undefined;
}
