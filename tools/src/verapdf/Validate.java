import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Reads paths of PDFs, one a line; answers for each one line: checks made, then the rules of PDF/UA-1 that it breaks, tab-separated. */
class Validate {
  public static void main(String[] arguments) throws Exception {
    Logger.getLogger("").setLevel(Level.OFF);
    VeraGreenfieldFoundryProvider.initialise();
    BufferedReader paths = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String path = paths.readLine(); path != null; path = paths.readLine()) {
      System.out.println(answer(path).replace('\n', ' ').replace('\r', ' '));
    }
  }

  private static String answer(String path) {
    try (PDFAParser parser =
        Foundries.defaultInstance().createParser(Files.newInputStream(Path.of(path)), PDFAFlavour.PDFUA_1)) {
      PDFAValidator validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false);
      ValidationResult result = validator.validate(parser);
      Set<String> broken = new TreeSet<>();
      for (TestAssertion assertion : result.getTestAssertions()) {
        if (assertion.getStatus() == TestAssertion.Status.PASSED) continue;
        broken.add(
            (assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber() + ": "
                    + assertion.getMessage() + " (" + assertion.getLocation().getContext() + ")")
                .replace('\t', ' '));
      }
      if (!result.isCompliant() && broken.isEmpty()) broken.add("not compliant");
      return result.getTotalAssertions() + (broken.isEmpty() ? "" : "\t" + String.join("\t", broken));
    } catch (Exception failure) {
      return "0\tnot readable: " + String.valueOf(failure.getMessage()).replace('\t', ' ');
    }
  }
}
