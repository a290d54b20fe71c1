// Java files of a folder → what is wrong with them, a line each: file, line, message, separated by tabs.
// Syntax is the compiler's own. Types that are not there are passed over, but not a class of the JDK that lacks among imports.
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

public class CheckSamples {
  static final List<String> PACKAGES =
      List.of("java.util", "java.util.stream", "java.util.function", "java.util.concurrent", "java.util.regex",
          "java.io", "java.nio.file", "java.nio.charset", "java.time", "java.time.format", "java.math", "java.net",
          "java.net.http", "java.security", "java.sql", "java.text");

  public static void main(String[] args) throws Exception {
    List<Path> files;
    try (var all = Files.list(Path.of(args[0]))) {
      files = all.filter(file -> file.toString().endsWith(".java")).sorted().collect(Collectors.toList());
    }
    for (Path file : files) check(file);
  }

  static void check(Path file) throws Exception {
    String text = Files.readString(file);
    var compiler = ToolProvider.getSystemJavaCompiler();
    var found = new DiagnosticCollector<JavaFileObject>();
    try (var manager = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      var options = List.of("-proc:none", "-Xlint:none", "-Xmaxerrs", "1000", "-XDshould-stop.ifError=ATTR");
      var units = manager.getJavaFileObjects(file);
      var task = (JavacTask) compiler.getTask(null, manager, found, options, null, units);
      for (CompilationUnitTree ignored : task.parse()) {}
      boolean parses = found.getDiagnostics().stream().noneMatch(CheckSamples::isError);
      if (parses) task.analyze();
      Set<String> said = new TreeSet<>();
      for (var one : found.getDiagnostics()) {
        if (!isError(one)) continue;
        String message = parses ? meaning(one, text) : one.getMessage(Locale.ROOT);
        if (message != null && said.add(message + one.getLineNumber()))
          System.out.println(file.getFileName() + "\t" + one.getLineNumber() + "\t" + message.split("\n")[0]);
      }
    }
  }

  static boolean isError(Diagnostic<?> one) {
    return one.getKind() == Diagnostic.Kind.ERROR;
  }

  /** Only of a class that isn't found: is it one of the JDK? Everything else may come from types that are not there. */
  static String meaning(Diagnostic<?> one, String text) {
    if (!one.getCode().startsWith("compiler.err.cant.resolve")) return null;
    var match = java.util.regex.Pattern.compile("symbol: +(?:class|variable) (\\w+)").matcher(one.getMessage(Locale.ROOT));
    if (!match.find()) return null;
    // An excerpt leaves all imports out; and a type that is imported from a library is not there.
    boolean isImported = text.contains("." + match.group(1) + ";");
    if (isImported || !text.contains("import ")) return null;
    for (String name : PACKAGES) {
      try {
        Class.forName(name + "." + match.group(1), false, ClassLoader.getPlatformClassLoader());
        return match.group(1) + " is used without \"import " + name + "." + match.group(1) + ";\"";
      } catch (ClassNotFoundException missing) {
        // Not of this package.
      }
    }
    return null;
  }
}
